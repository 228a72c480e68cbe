/// The navigation of one window: owns the root coordinator, holds the tree of shown screens, and receives the person's
/// actions.
///
/// A host draws the pictures of a ``Presenter``, and reports the person's actions here: ``back(_:)``,
/// ``dismiss(_:_:)``, ``select(tab:)``, ``answer(_:button:text:)``, ``open(_:_:)``. Observers get each transition
/// once, when it is complete.
///
/// ```swift
/// let navigation = Navigation(on: MainActor.shared)
/// navigation.start { PhotosCoordinator(shop: shop, flow: $0) }
/// let presenter = Presenter(navigation)
/// ```
///
/// A navigation is bound to the actor that made it: the main actor in an app, one actor for each session in a server.
public final class Navigation {
  /// The actor that everything in this window runs on.
  public let isolation: any Actor
  /// The clock of the window's scopes.
  public let clock: any Clock<Duration>
  /// The person's device, for view models. The host reports the device's state to this object.
  public let device: Device
  /// Called for each ``Misuse``: a mistake in the app's code that Usher finds while the app runs. The app goes on.
  public var onMisuse: ((Misuse) -> Void)?
  /// The latest transitions, oldest first; at most ``transitionLimit``.
  public internal(set) var transitions: [TreeTransition] = []
  /// The number of transitions to keep in ``transitions``; 0 by default.
  public let transitionLimit: Int
  /// The gesture that goes on now; `nil` when no finger moves a screen.
  public internal(set) var gesture: LeavingGesture?
  /// The parts of the last snapshot that couldn't be restored; empty when everything was restored.
  public internal(set) var restorationProblems: [RestorationProblem] = []
  /// The room that the window has: whether a sidebar stands beside the screens pushed after it. The host sets it when
  /// the room changes.
  public var room = Room.narrow {
    didSet {
      guard room != oldValue else { return }
      updatePresences()
      layoutChanged()
    }
  }
  /// Opens another window at an address (a desktop's window, a browser's tab) and returns whether it did; `nil` in a
  /// host that can't open windows.
  public var windowOpener: ((_ path: String) -> Bool)?

  /// The shown screens and flows, as values; ``tree`` is made from them.
  var shown = ShownNodes()
  /// The number of commits.
  var version = 0
  /// The meaning that calls of flows have now.
  var callMeaning = CallMeaning.idle
  /// The act that waits for a guard's answer; `nil` when no guard was asked.
  var parked: ParkedTarget?
  /// The prompts that wait, the newest last.
  var prompts: [PendingPrompt] = []
  /// The reason why everything is released while a start follows or the window is abandoned; then no host is notified
  /// of an end.
  var lettingGo: LettingGo?

  enum LettingGo { case forStart, forAnotherLife }

  /// All guards of shown and waiting screens and flows; while there is none, no tree is searched for guards.
  private(set) var guards: [ObjectIdentifier: Guard] = [:]
  var forwardHistory = ForwardHistory()
  var presences = Presences()
  let leakWatch: LeakWatch
  var transition: OpenTransition?
  /// The stored value of ``tree``; `nil` after a change.
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

  /// Makes the navigation of a window that shows nothing yet.
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

  /// Called once for each coordinator and view model that is still in memory a moment after its end. For development: a
  /// host prints the leak.
  public var onLeak: ((Leak) -> Void)? {
    get { leakWatch.onLeak }
    set { leakWatch.onLeak = newValue }
  }

  /// Coordinators and view models that ended but were not released. Objects that a host still holds don't count.
  public var leaks: [Leak] { leakWatch.leaks }

  /// The tree of the screens that are shown now.
  public var tree: NavigationTree {
    if let laidTree { return laidTree }
    let tree = NavigationTree(layers: shown.layers(), prompt: prompts.last?.content)
    laidTree = tree
    return tree
  }

  /// The coordinator of the root flow; `nil` when no root flow runs.
  public var rootCoordinator: (any Coordinator)? { shown.root?.coordinator }

  /// Returns the view model of a screen in the tree; `nil` when the screen has left.
  public func viewModel(of id: NodeID) -> (any ViewModel)? {
    if case .screen(_, let viewModel)? = shown[id]?.content { viewModel } else { nil }
  }

  /// The address of the shown screens within the app: for example `pli/buy`.
  public var path: String { shown.path.text }

  /// Calls `action` after each transition, until the token is ended.
  ///
  /// Each observer gets all transitions in order, each with its tree before and after. When an observer itself causes a
  /// transition, all observers get that transition after the current one.
  ///
  /// ```swift
  /// let token = navigation.onTransition { print($0.cause, $0.path) }
  /// ```
  ///
  /// - Parameter action: gets each transition; held until the token is ended or the navigation is released.
  /// - Returns: the token, whose `end()` removes the observer; it may be dropped.
  @discardableResult
  public func onTransition(_ action: @escaping (TreeTransition) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    observers[key] = action
    return ObservationToken { [weak self] in _ = self?.observers.removeValue(forKey: key) }
  }

  /// Calls `action` when an attempt to leave fails after a guard was asked: the guard refused, or the change isn't
  /// possible any more. A host that has moved its views already moves them back. The calls end when the token is
  /// ended.
  ///
  /// ```swift
  /// let token = navigation.onVeto { leaving in print("stays:", leaving.cause) }
  /// ```
  ///
  /// - Parameter action: gets the failed attempt, when the tree is complete; held until the token is ended.
  /// - Returns: the token, whose `end()` removes the observer; it may be dropped.
  @discardableResult
  public func onVeto(_ action: @escaping (Leaving) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    vetoObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.vetoObservers.removeValue(forKey: key) }
  }

  /// Calls `action` when the layout may have changed without a transition, for example with more room, until the
  /// token is ended.
  func onLayout(_ action: @escaping () -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    layoutObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.layoutObservers.removeValue(forKey: key) }
  }

  /// Notifies the observers of the layout: at once, or after the current transition or notification.
  func layoutChanged() {
    guard transition == nil, !isTelling else { return isLayoutUntold = true }
    isLayoutUntold = false
    for key in layoutObservers.keys.sorted() { layoutObservers[key]?() }
  }

  /// Calls `action` with the cause of a transition, after all observers got this transition and the transitions that
  /// they caused themselves.
  func onFollowing(_ action: @escaping (Cause) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    followers[key] = action
    return ObservationToken { [weak self] in _ = self?.followers.removeValue(forKey: key) }
  }

  /// Adds a guard, until its screen or flow ends.
  func add(_ new: Guard) {
    let key = ObjectIdentifier(new)
    guards[key] = new
    new.scope.onEnd { [weak self] in self?.guards[key] = nil }
  }

  /// Makes a new node identity, or one with a given number.
  ///
  /// - Parameter wanted: the number of a node that is made again.
  func makeID(_ wanted: Int? = nil) -> NodeID {
    if let wanted {
      nextID = max(nextID, wanted)
      return NodeID(wanted)
    }
    nextID += 1
    return NodeID(nextID)
  }

  /// Makes a scope of this window.
  ///
  /// - Parameter isWaiting: whether the work begins only when the scope's screen or flow is shown.
  func makeScope(isWaiting: Bool) -> Scope {
    Scope(isolation: isolation, clock: clock, activity: activity, isWaiting: isWaiting)
  }

  /// Makes a scope for a host's own work in this window. The scope uses the window's clock, and ``settle(upTo:)``
  /// waits for its work. The caller must end the scope.
  public func makeScope() -> Scope { makeScope(isWaiting: false) }

  /// Whether work of a screen or flow runs, for example a screen's first request. Work that waits for the ``device``
  /// doesn't count.
  public var isWorking: Bool { activity.count > 0 }

  /// Whether an attempt to leave waits for a guard's answer.
  public var isAsking: Bool { parked != nil }

  /// Waits until no work of a screen or flow runs, for example until all screens have their first data.
  ///
  /// Work that only waits for changes or for the ``device`` doesn't count.
  ///
  /// - Parameter limit: the longest time to wait, in real time.
  public func settle(upTo limit: Duration) async {
    await activity.settle(upTo: limit, in: makeScope())
  }

  /// Waits until all observers in this window were notified of the changes until now. Then the views that a host
  /// updates by ``ScreenHandle/bind(_:apply:)`` are up to date.
  public func observed() async {
    await activity.told()
  }

  /// Returns whether the person can act on a screen: the top screen, or the sidebar beside it in a wide window. While a
  /// prompt is open, no screen is active.
  public func isActive(_ id: NodeID) -> Bool {
    guard prompts.isEmpty, let layer = tree.layers.last else { return false }
    return layer.top?.id == id || (room == .wide && layer.sidebar?.id == id)
  }

  /// Runs an action of a screen. If the screen is covered by then, the action can't show other screens.
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
  /// prompt waits. Such work may show screens in its flow as long as its screen is the flow's front screen.
  func mayShow(in flow: FlowCore) -> Bool {
    guard case .handling(let id, isActive: false) = callMeaning else { return true }
    guard Scope.isWorking, let node = flow.node else { return false }
    return nodesForCalls.frontScreen(of: node) == id
  }
}
