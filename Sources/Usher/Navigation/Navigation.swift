/// The navigation of one window: it owns the root coordinator, knows what is shown, and takes in
/// what the person does.
///
/// A host draws ``tree``, reports the person's gestures through ``back(_:)``, ``dismiss(_:)``,
/// ``select(tab:)``, ``answer(_:button:text:)`` and ``open(_:_:)``, and hears of each change once,
/// when it is complete. Only flows change the tree.
///
/// Like all of Usher's core it is bound to the actor that made it: the main actor in an app, an
/// actor for each session in a server.
public final class Navigation {
  /// The actor that everything in this window runs on.
  public let isolation: any Actor
  /// The clock that the window's scopes go by.
  public let clock: any Clock<Duration>
  /// The person's device, for view models; the host tells what it knows of it.
  public let device: Device
  /// Hears of each coordinator and view model that is still in memory a moment after its end, once; for
  /// development, where a host prints it.
  public var onLeak: ((Leak) -> Void)? {
    didSet { if onLeak == nil { leakScope?.end() } }
  }
  /// Hears of what a programmer does with flows that can't work as it is meant; the app goes on.
  public var onMisuse: ((Misuse) -> Void)?
  /// What is shown now.
  public private(set) var tree = NavigationTree(layers: [], prompt: nil)
  /// The latest transitions, oldest first; at most ``transitionLimit``.
  public private(set) var transitions: [Transition] = []
  /// The coordinator that everything began with, until it ends.
  public internal(set) var rootCoordinator: (any Coordinator)?
  /// How many transitions are remembered.
  public let transitionLimit: Int

  var root: FlowCore?
  var prompts: [PendingPrompt] = []
  /// Whether there ever was a guard; where there was none, nobody has to look for them.
  var hasGuards = false
  /// The question about leaving that is open, if one is.
  var question: Question?
  /// The gesture that is under way, if one is.
  public internal(set) var gesture: Gesture?
  /// What the last restoration couldn't bring back; empty when all is there.
  public internal(set) var restorationProblems: [RestorationProblem] = []
  /// Whether coordinators make what was there before, and nothing else.
  var isRestoring = false
  /// Whether the host has room to show a sidebar beside what was pushed after it; it says so when that
  /// changes.
  public var showsSidebars = false {
    didSet { if showsSidebars != oldValue { updatePresences() } }
  }
  /// Whether a sidebar counts as seen though the host doesn't know yet whether there is room for it.
  package var assumesSidebars = false {
    didSet { if assumesSidebars != oldValue { updatePresences() } }
  }
  /// Whether what is shown now will be covered by what comes right after.
  var moreFollows = false
  /// Opens another window at an address, where the host can: a desktop's window, a browser's tab.
  public var windowOpener: ((_ path: String) -> Bool)?
  /// From where the person went back, the latest last.
  var forwardHistory: [Snapshot] = []
  /// How far forward the person can go again after going back; 0 for not at all.
  public var forwardLimit = 20
  /// Whether the transaction that is open goes back or forward through what the person has seen.
  var travel = Travel.elsewhere

  enum Travel { case elsewhere, back, forward }

  /// The attempt to leave that is carried out now.
  var passing: Question?
  private var observers: [Int: (Transition) -> Void] = [:]
  private var vetoObservers: [Int: (Leaving) -> Void] = [:]
  private var nextObserver = 0
  private let activity = Activity()
  var nextID = 0
  private var transitionCount = 0
  private var depth = 0
  private var cause = Cause.program
  private var source: (id: EntryID, isActive: Bool)?
  private var ended: [Ended] = []
  private var isWatchingLeaks = false
  private var leakScope: Scope?

  private struct Ended {
    let object: WeakObject
    let leak: Leak
    var isReported = false
  }

  /// A window without content yet.
  ///
  /// - Parameters:
  ///   - isolation: the actor the window lives on; it must be the caller's.
  ///   - clock: what `scope.sleep` and timers go by.
  ///   - transitionLimit: how many transitions to remember.
  public init(
    on isolation: any Actor,
    clock: any Clock<Duration> = ContinuousClock(),
    transitionLimit: Int = 100
  ) {
    self.isolation = isolation
    self.clock = clock
    device = Device(isolation: isolation, clock: clock, activity: activity)
    self.transitionLimit = transitionLimit
    device.activeChanged = { [weak self] in self?.updatePresences() }
  }

  /// Makes the root coordinator and starts it.
  ///
  /// - Parameters:
  ///   - make: makes the coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  /// - Returns: the coordinator; the navigation keeps it until it ends or the window is closed.
  @discardableResult
  public func start<C: Coordinator>(
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    close()
    let coordinator = makeRoot(make, ended: ended)
    transaction(.start) { root?.begin() }
    return coordinator
  }

  func makeRoot<C: Coordinator>(
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void
  ) -> C {
    device.begin()
    let flow = Flow<C.RouteType, C.Output>(name: "\(C.self)", navigation: self, parent: nil) {
      [weak self] outcome in
      self?.rootEnded()
      ended(outcome)
    }
    let coordinator = make(flow)
    flow.attach(coordinator)
    root = flow.core
    rootCoordinator = coordinator
    return coordinator
  }

  /// Ends everything, as when the window is closed. Harmless when nothing runs.
  public func close() {
    guard let root else { return }
    transaction(.close) { root.end(.closed) }
  }

  private func rootEnded() {
    if let rootCoordinator, let root { track(ended: rootCoordinator, of: root, at: "") }
    rootCoordinator = nil
    root = nil
    device.end()
  }

  /// The view model of a screen in the tree.
  public func viewModel(of id: EntryID) -> (any ViewModel)? {
    root?.element(id).flatMap { if case .screen(_, let model) = $0.content { model } else { nil } }
  }

  /// The address of what is shown, within the app: `pli/buy`.
  public var path: String { root?.address.text ?? "" }

  /// Calls `action` after each transition, until the token ends it.
  @discardableResult
  public func onTransition(_ action: @escaping (Transition) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    observers[key] = action
    return ObservationToken { [weak self] in self?.observers[key] = nil }
  }

  /// Calls `action` when something wasn't left after all, after a guard was asked, until the token
  /// ends it. A host that has moved ahead goes back then.
  @discardableResult
  public func onVeto(_ action: @escaping (Leaving) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    vetoObservers[key] = action
    return ObservationToken { [weak self] in self?.vetoObservers[key] = nil }
  }

  func vetoed(_ leaving: Leaving) {
    for key in vetoObservers.keys.sorted() { vetoObservers[key]?(leaving) }
  }

  /// What has ended and is still in memory; empty when nothing leaks.
  public var leaks: [Leak] {
    ended.removeAll { $0.object.value == nil }
    return ended.map(\.leak)
  }

  func track(ended object: AnyObject, of flow: FlowCore, at path: String) {
    ended.removeAll { $0.object.value == nil }
    let leak = Leak(type: "\(type(of: object))", path: path, flows: flow.names)
    ended.append(Ended(object: WeakObject(object), leak: leak))
    watchLeaks()
  }

  /// Looks a little later whether what has ended is gone, as long as anybody wants to know.
  private func watchLeaks() {
    guard onLeak != nil, !isWatchingLeaks else { return }
    isWatchingLeaks = true
    weak let this = self
    let scope = makeScope()
    leakScope = scope
    _ = scope.background {
      guard (try? await Task.sleep(for: .milliseconds(200))) != nil else { return }
      this?.reportLeaks()
    }
  }

  private func reportLeaks() {
    isWatchingLeaks = false
    // Work that is under way holds what it works for, cancelled or not.
    guard !isWorking, !device.isAwaited else { return watchLeaks() }
    let leaks = leaks
    for (index, leak) in leaks.enumerated() where !ended[index].isReported {
      ended[index].isReported = true
      onLeak?(leak)
    }
  }

  func makeID() -> EntryID {
    nextID += 1
    return EntryID(nextID)
  }

  package func makeScope() -> Scope {
    Scope(isolation: isolation, clock: clock, activity: activity)
  }

  /// Whether work of a screen or flow is under way, as what a screen fetches first. What waits for the
  /// ``device`` doesn't count.
  public var isWorking: Bool { activity.count > 0 }

  /// Whether a guard was asked about leaving and hasn't answered yet.
  public var isAsking: Bool { question != nil }

  /// Waits until no work of any screen or flow runs, as what a screen fetches first.
  ///
  /// What only waits for changes doesn't count, nor what waits for the ``device``.
  ///
  /// - Parameter limit: how long to wait at most, by the wall clock.
  public func settle(upTo limit: Duration) async {
    await activity.settle(upTo: limit, in: makeScope())
  }

  var isInTransaction: Bool { depth > 0 }

  /// Changes made in `body`, and in the transactions it begins, become one transition.
  func transaction(_ cause: Cause, _ body: () -> Void) {
    isolation.assertIsolated(
      """
      Navigation was used outside its actor. To fix this, start asynchronous work by \
      `scope.task(self) { … }` and give its closures no capture list.
      """
    )
    depth += 1
    if depth == 1 { self.cause = cause }
    body()
    depth -= 1
    guard depth == 0 else { return }
    commit()
  }

  private func commit() {
    let before = tree
    let travel = travel
    self.travel = .elsewhere
    tree = NavigationTree(root: root, prompt: prompts.last?.content)
    updatePresences()
    guard tree != before else { return }
    if isSomethingNew(since: before, travel) { forwardHistory = [] }
    transitionCount += 1
    let transition = Transition(
      number: transitionCount,
      cause: cause,
      before: before,
      after: tree,
      path: path
    )
    if transitionLimit > 0 {
      transitions.append(transition)
      if transitions.count > transitionLimit { transitions.removeFirst() }
    }
    for key in observers.keys.sorted() { observers[key]?(transition) }
  }

  /// Whether a change ends what there is to go forward to.
  private func isSomethingNew(since before: NavigationTree, _ travel: Travel) -> Bool {
    switch travel {
    case .elsewhere: return tree.layers != before.layers
    case .back:
      let known = Set(before.allEntries.map(\.id))
      return tree.allEntries.contains { !known.contains($0.id) }
    case .forward: return false
    }
  }

  /// Runs what a person did on a screen. One that is covered by then can start nothing.
  func withSource(_ id: EntryID, _ action: () -> Void) {
    let previous = source
    source = (id, isActive(id))
    transaction(.action(id), action)
    source = previous
  }

  /// Whether a screen is one the person acts on: the one on top, or the sidebar beside it.
  public func isActive(_ id: EntryID) -> Bool {
    tree.isActive(id)
      || (showsSidebars && tree.prompt == nil && tree.layers.last?.sidebar?.id == id)
  }

  /// The screen the person acts on, in the code that runs now.
  var activeSource: EntryID? { source.flatMap { $0.isActive ? $0.id : nil } }

  /// Whether the code that runs now may show something new.
  var mayTransition: Bool { source?.isActive ?? true }

  /// Whether the code that runs now may show something new in a flow.
  ///
  /// A person can't act on what is covered. But work that a screen began may end while another tab
  /// shows or a question waits: it goes on in its flow, as long as nothing followed it there.
  func mayTransition(in flow: FlowCore) -> Bool {
    mayTransition || (Scope.isWorking && flow.elements.last?.id == source?.id)
  }
}
