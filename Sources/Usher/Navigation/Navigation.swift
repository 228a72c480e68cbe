/// The navigation of one window: it owns the root coordinator, holds the tree of shown screens, and is told what the
/// person does.
///
/// A host draws the pictures of a ``Presenter``, and reports what the person does by methods of this class:
/// ``back(_:)``, ``dismiss(_:_:)``, ``select(tab:)``, ``answer(_:button:text:)``, ``open(_:_:)``. Observers (see
/// ``onTransition(_:)``) get each transition once, when the transition is complete.
///
/// ```swift
/// let navigation = Navigation(on: MainActor.shared)
/// navigation.start { PhotosCoordinator(shop: shop, flow: $0) }
/// let presenter = Presenter(navigation)
/// ```
///
/// A navigation is bound to the actor that made it. In an app this is the main actor; in a server, each session has an
/// actor of its own.
public final class Navigation {
  /// The actor on which all code of this window runs.
  public let isolation: any Actor
  /// The clock by which the window's scopes measure time, for example for `scope.sleep` and timers.
  public let clock: any Clock<Duration>
  /// The person's device. The host reports the device's state to this object, and view models read it there.
  public let device: Device
  /// Called for each ``Misuse``: a mistake in the app's code that Usher finds while the app runs. The app isn't
  /// stopped. `nil` when nobody wants to know; then mistakes aren't reported.
  public var onMisuse: ((Misuse) -> Void)?
  /// The latest transitions, oldest first; at most as many as ``transitionLimit`` says, so none by default.
  public internal(set) var transitions: [TreeTransition] = []
  /// The number of transitions to keep in ``transitions``; 0 by default.
  public let transitionLimit: Int
  /// The gesture with which the person moves a screen away now; `nil` when there is no such gesture.
  public internal(set) var gesture: LeavingGesture?
  /// The screens, flows, states and inputs that couldn't be restored at the last restoration; a step forward in the
  /// history counts as one. Empty when everything was restored, or nothing was restored yet.
  public internal(set) var restorationProblems: [RestorationProblem] = []
  /// The room that the window has: it decides whether a sidebar is shown beside the screens that are pushed after it.
  /// The host sets this property when the window's size changes.
  public var room = Room.narrow {
    didSet {
      guard room != oldValue else { return }
      updatePresences()
      layoutChanged()
    }
  }
  /// A closure that opens another window at an address, for example a desktop's window or a browser's tab, and returns
  /// whether the window was opened; `nil` in a host that can't open windows.
  public var windowOpener: ((_ path: String) -> Bool)?
  /// A closure that waits until what a snapshot of the window contains at the call is stored, for ``Screen/stored()``;
  /// `nil` in a host that stores no snapshots. It doesn't wait for a store that fails.
  public var untilStored: (() async -> Void)?

  /// The shown screens and flows, as values; ``tree`` is made from them.
  var shown = ShownNodes()
  /// The number of commits so far. A waiting target with an older version has to be made again.
  var version = 0
  /// What a call of a flow means now: an act of its own, or a part of the target that is being made.
  var callMeaning = CallMeaning.idle
  /// The act that waits for a guard's answer; `nil` when no guard was asked.
  var parked: ParkedTarget?
  /// The prompts that wait for an answer, oldest first; the last one is the open prompt.
  var prompts: [PendingPrompt] = []
  /// Why all flows are being released now: because a start follows, or because the window is abandoned. While this
  /// isn't `nil`, the host isn't notified that the window has ended.
  var lettingGo: LettingGo?

  enum LettingGo { case forStart, forAnotherLife }

  /// All guards of screens and flows that are shown, or made for a target that isn't shown yet. While this is empty, no
  /// tree is searched for guards.
  private(set) var guards: [ObjectIdentifier: Guard] = [:]
  var forwardHistory = ForwardHistory()
  var presences = Presences()
  let leakWatch: LeakWatch
  var transition: OpenTransition?
  /// The value of ``tree``, stored when it was last made; `nil` after a change, until the tree is read again.
  var laidTree: NavigationTree?
  var untold: [TreeTransition] = []
  var untoldVetoes: [Leaving] = []
  var isTelling = false
  var isLayoutUntold = false
  var transitionCount = 0
  var nextID = 0
  var observers: [Int: (TreeTransition) -> Void] = [:]
  private(set) var vetoObservers: [Int: (Leaving) -> Void] = [:]
  private var layoutObservers: [Int: () -> Void] = [:]
  private(set) var followers: [Int: (Cause) -> Void] = [:]
  private var nextObserver = 0
  private let activity: Activity

  /// Makes the navigation of a window. The window shows nothing until a `start` method is called.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the window lives on; it must be the caller's actor.
  ///   - clock: the clock of `scope.sleep` and timers.
  ///   - transitionLimit: the number of transitions to keep in ``transitions``.
  public init(
    on isolation: any Actor,
    clock: any Clock<Duration> = ContinuousClock(),
    transitionLimit: Int = 0
  ) {
    let activity = Activity()
    let device = Device(isolation: isolation, clock: clock, activity: activity)
    self.isolation = isolation
    self.clock = clock
    self.activity = activity
    self.device = device
    self.transitionLimit = transitionLimit
    leakWatch = LeakWatch {
      activity.count > 0 || device.isAwaited
    } makeScope: {
      Scope(isolation: isolation)
    }
    device.activeChanged = { [weak self] in self?.updatePresences() }
  }

  /// Called with each error that a `Command`, `Loadable`, `Latest` or `Pager` of this window has caught, unless it is a
  /// `UserFacingError` or a cancellation: so with the errors that nobody has expected, and that the person is told in
  /// general words only. For reports of errors. `nil` when nobody wants to know.
  ///
  /// ```swift
  /// navigation.onError = { reports.send($0) }
  /// ```
  public var onError: ((any Error) -> Void)? {
    get { activity.onError }
    set { activity.onError = newValue }
  }

  /// Called once for each coordinator and view model that is still in memory a moment after its flow or screen has
  /// ended. For development: a host prints the leak. `nil` when leaks aren't reported.
  public var onLeak: ((Leak) -> Void)? {
    get { leakWatch.onLeak }
    set { leakWatch.onLeak = newValue }
  }

  /// The coordinators and view models that are still in memory although their flow or screen has ended. A view model
  /// that a host has marked with ``ScreenHandle/hold()`` is left out until the mark ends.
  public var leaks: [Leak] { leakWatch.leaks }

  /// The layers of screens that this window shows now.
  public var tree: NavigationTree {
    if let laidTree { return laidTree }
    let tree = NavigationTree(layers: shown.layers(), prompt: prompts.last?.content)
    laidTree = tree
    return tree
  }

  /// The coordinator of the root flow; `nil` when no root flow runs.
  public var rootCoordinator: (any Coordinator)? { shown.root?.coordinator }

  /// Returns the view model of the screen that has this identity; `nil` when no such screen is in the tree, for example
  /// because it has left.
  public func viewModel(of id: NodeID) -> (any ViewModel)? {
    if case .screen(_, let viewModel)? = shown[id]?.content { viewModel } else { nil }
  }

  /// The address of what is shown, within the app: for example `pli/buy`.
  public var path: String { shown.path.text }

  /// Calls `action` after each transition, until the returned token is ended.
  ///
  /// Each observer gets all transitions in order. A transition contains the tree before it and the tree after it. When
  /// an observer itself causes another transition, all observers get the current transition first, then that other one.
  ///
  /// ```swift
  /// let token = navigation.onTransition { print($0.cause, $0.path) }
  /// ```
  ///
  /// - Parameter action: gets each transition; held until the token is ended or the navigation is released.
  /// - Returns: a token; its method `end()` removes the observer. If the caller doesn't keep the token, the calls go
  ///   on.
  @discardableResult
  public func onTransition(_ action: @escaping (TreeTransition) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    observers[key] = action
    return ObservationToken { [weak self] in _ = self?.observers.removeValue(forKey: key) }
  }

  /// Calls `action` each time an attempt to leave has failed after a call returned ``Permission/asking``: the answer
  /// was no, or the change isn't possible any more. A host that had moved its views away then moves them back. There
  /// are no more calls once the returned token is ended.
  ///
  /// ```swift
  /// let token = navigation.onVeto { leaving in print("stays:", leaving.cause) }
  /// ```
  ///
  /// - Parameter action: gets the failed attempt, after any transition under way is complete; held until the token is
  ///   ended or the navigation is released.
  /// - Returns: a token; its method `end()` removes the observer. If the caller doesn't keep the token, the calls go
  ///   on.
  @discardableResult
  public func onVeto(_ action: @escaping (Leaving) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    vetoObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.vetoObservers.removeValue(forKey: key) }
  }

  /// Calls `action` when what is drawn may have changed without a transition, for example because the window has more
  /// room now. There are no more calls once the returned token is ended.
  func onLayout(_ action: @escaping () -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    layoutObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.layoutObservers.removeValue(forKey: key) }
  }

  /// Calls the observers that ``onLayout(_:)`` added: at once, or, while a transition is under way or observers are
  /// being called, afterwards.
  func layoutChanged() {
    guard transition == nil, !isTelling else { return isLayoutUntold = true }
    isLayoutUntold = false
    for key in layoutObservers.keys.sorted() { layoutObservers[key]?() }
  }

  /// Calls `action` with the cause of a transition, after all observers got this transition and also the transitions
  /// that the observers caused themselves. There are no more calls once the returned token is ended.
  func onFollowing(_ action: @escaping (Cause) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    followers[key] = action
    return ObservationToken { [weak self] in _ = self?.followers.removeValue(forKey: key) }
  }

  /// Adds a guard; it is removed when its screen or flow ends.
  func add(_ new: Guard) {
    let key = ObjectIdentifier(new)
    guards[key] = new
    new.scope.onEnd { [weak self] in self?.guards[key] = nil }
  }

  /// Makes the identity of a node or prompt.
  ///
  /// - Parameter wanted: the number that a node had before, when it is made again; `nil` for an unused number. A number that
  ///   no node can have, from a snapshot that was made by hand, counts as `nil`.
  func makeID(_ wanted: Int? = nil) -> NodeID {
    if let wanted, 1...NodeID.greatest ~= wanted {
      nextID = max(nextID, wanted)
      return NodeID(wanted)
    }
    nextID += 1
    return NodeID(nextID)
  }

  /// Makes a scope of this window.
  ///
  /// - Parameter isWaiting: whether work in this scope begins only when the scope's screen or flow is shown.
  func makeScope(isWaiting: Bool) -> Scope {
    Scope(isolation: isolation, clock: clock, activity: activity, isWaiting: isWaiting)
  }

  /// Makes a scope for a host's own work in this window. The scope uses the window's clock, and ``settle(upTo:)``
  /// waits for work in this scope. The caller must end the scope.
  public func makeScope() -> Scope { makeScope(isWaiting: false) }

  /// Whether asynchronous work of a screen or flow runs, for example a screen's first request; `false` when all such
  /// work only waits for the ``device``.
  public var isWorking: Bool { activity.count > 0 }

  /// The types of the view models and coordinators whose work runs, for the messages of tests and tools; the host's own work
  /// isn't among it.
  public var workers: [Any.Type] { shown.workers }

  /// Whether an attempt to leave is waiting now, because a guard asked the person or asynchronous work for the answer.
  public var isAsking: Bool { parked != nil }

  /// Waits until no asynchronous work of a screen or flow runs, for example until all screens have their first data.
  ///
  /// This method doesn't wait for work that itself only waits for changes or for the ``device``.
  ///
  /// - Parameter limit: the longest time to wait, in real time, not by ``clock``. After this time the method returns
  ///   even if work still runs.
  public func settle(upTo limit: Duration) async {
    await activity.settle(upTo: limit, in: makeScope())
  }

  /// Waits until all observers in this window were notified of the changes that were made before this call. Then the
  /// views that a host updates by ``ScreenHandle/bind(_:apply:)`` are up to date.
  public func observed() async {
    await activity.told()
  }

  /// Returns whether the person can act on a screen: `true` for the top screen of the top layer, and in a wide window
  /// also for the sidebar beside it; `false` for all screens while a prompt is open.
  public func isActive(_ id: NodeID) -> Bool {
    guard prompts.isEmpty, let layer = tree.layers.last else { return false }
    return layer.top?.id == id || (room == .wide && layer.sidebar?.id == id)
  }

  /// Runs an action of a screen. If the screen is covered by then, the action can't show other screens; the exception
  /// is in ``mayShow(in:)``.
  func handle(_ id: NodeID, _ action: () -> Void) {
    isolation.assertIsolated(
      """
      Navigation was used outside its actor. To fix this, start asynchronous work by \
      `scope.task(self) { … }` and give its closures no capture list.
      """
    )
    if case .making = callMeaning { return action() }
    let outer = callMeaning
    callMeaning = .handling(id, isActive: isActive(id))
    transaction(.action(id), action)
    callMeaning = outer
  }

  /// Returns whether the code that runs now may show other screens in a flow.
  ///
  /// The person can't act on a covered screen. But work that a screen began may end while another tab is selected or a
  /// prompt waits. Such work may show screens in a flow if the screen that began the work is the
  /// flow's front screen.
  func mayShow(in flow: FlowCore) -> Bool {
    guard case .handling(let id, isActive: false) = callMeaning else { return true }
    guard Scope.isWorking, let node = flow.node else { return false }
    return nodesForCalls.frontScreen(of: node) == id
  }
}
