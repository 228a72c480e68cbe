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
  /// What is shown now.
  public private(set) var tree = NavigationTree(layers: [], prompt: nil)
  /// The latest transitions, oldest first; at most ``transitionLimit``.
  public private(set) var transitions: [Transition] = []
  /// The coordinator that everything began with, until it ends.
  public private(set) var rootCoordinator: (any Coordinator)?
  /// How many transitions are remembered.
  public let transitionLimit: Int

  var root: FlowCore?
  var prompts: [PendingPrompt] = []
  private var observers: [Int: (Transition) -> Void] = [:]
  private let activity = Activity()
  private var nextID = 0
  private var transitionCount = 0
  private var depth = 0
  private var cause = Cause.program
  private var source: (id: EntryID, isActive: Bool)?
  private var ended: [(object: WeakObject, leak: Leak)] = []

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
    self.transitionLimit = transitionLimit
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
    let flow = Flow<C.RouteType, C.Output>(name: "\(C.self)", navigation: self, parent: nil) {
      [weak self] outcome in
      self?.rootEnded()
      ended(outcome)
    }
    let coordinator = make(flow)
    flow.attach(coordinator)
    root = flow.core
    rootCoordinator = coordinator
    transaction(.start) { coordinator.start() }
    return coordinator
  }

  /// Ends everything, as when the window is closed. Harmless when nothing runs.
  public func close() {
    guard let root else { return }
    transaction(.close) { root.end(.closed) }
  }

  private func rootEnded() {
    if let rootCoordinator, let root { track(ended: rootCoordinator, at: root) }
    rootCoordinator = nil
    root = nil
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
    nextID += 1
    let key = nextID
    observers[key] = action
    return ObservationToken { [weak self] in self?.observers[key] = nil }
  }

  /// What has ended and is still in memory; empty when nothing leaks.
  public var leaks: [Leak] {
    ended.removeAll { $0.object.value == nil }
    return ended.map(\.leak)
  }

  func track(ended object: AnyObject, at flow: FlowCore) {
    ended.removeAll { $0.object.value == nil }
    let leak = Leak(type: "\(type(of: object))", flows: flow.names)
    ended.append((WeakObject(object), leak))
  }

  func makeID() -> EntryID {
    nextID += 1
    return EntryID(nextID)
  }

  func makeScope() -> Scope { Scope(isolation: isolation, clock: clock, activity: activity) }

  /// Waits until no work of any screen or flow runs, as what a screen fetches first.
  ///
  /// What only waits for changes doesn't count.
  ///
  /// - Parameter limit: how long to wait at most, by the wall clock.
  public func settle(upTo limit: Duration) async {
    await activity.settle(upTo: limit, in: makeScope())
  }

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
    tree = NavigationTree(root: root, prompt: prompts.last?.content)
    guard tree != before else { return }
    transitionCount += 1
    let transition = Transition(
      number: transitionCount,
      cause: cause,
      before: before,
      after: tree,
      path: path
    )
    transitions.append(transition)
    if transitions.count > transitionLimit { transitions.removeFirst() }
    for key in observers.keys.sorted() { observers[key]?(transition) }
  }

  /// Runs what a person did on a screen. One that is covered by then can start nothing.
  func withSource(_ id: EntryID, _ action: () -> Void) {
    let previous = source
    source = (id, tree.isActive(id))
    transaction(.action(id), action)
    source = previous
  }

  /// Whether the code that runs now may show something new.
  var mayTransition: Bool { source?.isActive ?? true }
}
