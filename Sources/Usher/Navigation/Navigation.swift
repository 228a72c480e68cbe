/// The navigation of one window: it owns the root coordinator, knows what is shown, and takes in
/// what the person does.
///
/// A host draws what a ``Presenter`` tells it, and reports the person's gestures here: ``back(_:)``, ``dismiss(_:_:)``,
/// ``select(tab:)``, ``answer(_:button:text:)``, ``open(_:_:)``. Each change is told once, when it is complete.
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
  /// Hears of what a programmer does with flows that can't work as it is meant; the app goes on.
  public var onMisuse: ((Misuse) -> Void)?
  /// The latest transitions, oldest first; at most ``transitionLimit``.
  public internal(set) var transitions: [TreeTransition] = []
  /// How many transitions are remembered; none by default.
  public let transitionLimit: Int
  /// The gesture that is under way, if one is.
  public internal(set) var gesture: LeavingGesture?
  /// What the last restoration couldn't bring back; empty when all is there.
  public internal(set) var restorationProblems: [RestorationProblem] = []
  /// How much room the host has: whether a sidebar stands beside what was pushed after it. It says so when that changes.
  public var room = Room.narrow {
    didSet {
      guard room != oldValue else { return }
      updatePresences()
      layoutChanged()
    }
  }
  /// Opens another window at an address, where the host can: a desktop's window, a browser's tab.
  public var windowOpener: ((_ path: String) -> Bool)?

  /// What is shown, as values; ``tree`` is the picture of it that hosts draw.
  var shown = ShownNodes()
  /// Counts the commits.
  var version = 0
  /// What calls of flows mean now.
  var callMeaning = CallMeaning.idle
  /// The act that waits for a guard's answer, if one does.
  var parked: ParkedTarget?
  /// The prompts that wait, the newest last.
  var prompts: [PendingPrompt] = []
  /// Whether what runs is let go of for something else; then no host is told of an end.
  var lettingGo: LettingGo?

  enum LettingGo { case forStart, forAnotherLife }

  /// The guards there are; where there is none, nobody has to look for them.
  private(set) var guards: [ObjectIdentifier: Guard] = [:]
  var forwardHistory = ForwardHistory()
  var presences = Presences()
  let leakWatch: LeakWatch
  var transition: OpenTransition?
  /// ``tree``, as long as nothing has changed.
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

  /// A window without content yet.
  ///
  /// - Parameters:
  ///   - isolation: the actor the window lives on; it must be the caller's.
  ///   - clock: what `scope.sleep` and timers go by.
  ///   - transitionLimit: how many transitions to remember.
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

  /// Hears of each coordinator and view model that is still in memory a moment after its end, once; for
  /// development, where a host prints it.
  public var onLeak: ((Leak) -> Void)? {
    get { leakWatch.onLeak }
    set { leakWatch.onLeak = newValue }
  }

  /// What has ended and is still in memory; empty when nothing leaks.
  public var leaks: [Leak] { leakWatch.leaks }

  /// What is shown now.
  public var tree: NavigationTree {
    if let laidTree { return laidTree }
    let tree = NavigationTree(layers: shown.layers(), prompt: prompts.last?.content)
    laidTree = tree
    return tree
  }

  /// The coordinator that everything began with, until it ends.
  public var rootCoordinator: (any Coordinator)? { shown.root?.coordinator }

  /// The view model of a screen in the tree.
  public func viewModel(of id: NodeID) -> (any ViewModel)? {
    if case .screen(_, let viewModel)? = shown[id]?.content { viewModel } else { nil }
  }

  /// The address of what is shown, within the app: `pli/buy`.
  public var path: String { shown.path.text }

  /// Calls `action` after each transition, until the token ends it.
  ///
  /// Each observer hears of all transitions in order, each with the tree it led to. One that leads to another
  /// transition itself hears of that one afterwards, as the others do.
  @discardableResult
  public func onTransition(_ action: @escaping (TreeTransition) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    observers[key] = action
    return ObservationToken { [weak self] in _ = self?.observers.removeValue(forKey: key) }
  }

  /// Calls `action` when something wasn't left after all, after a guard was asked, until the token
  /// ends it. A host that has moved ahead goes back then.
  @discardableResult
  public func onVeto(_ action: @escaping (Leaving) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    vetoObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.vetoObservers.removeValue(forKey: key) }
  }

  /// Calls `action` when there may be something else to lay out without a transition, as with more room, until the token ends it.
  func onLayout(_ action: @escaping () -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    layoutObservers[key] = action
    return ObservationToken { [weak self] in _ = self?.layoutObservers.removeValue(forKey: key) }
  }

  /// Told at once, or after what is being told or changed.
  func layoutChanged() {
    guard transition == nil, !isTelling else { return isLayoutUntold = true }
    isLayoutUntold = false
    for key in layoutObservers.keys.sorted() { layoutObservers[key]?() }
  }

  /// Calls `action` with what set a transition off, once all observers have heard of it, and of what they made of it.
  func onFollowing(_ action: @escaping (Cause) -> Void) -> ObservationToken {
    nextObserver += 1
    let key = nextObserver
    followers[key] = action
    return ObservationToken { [weak self] in _ = self?.followers.removeValue(forKey: key) }
  }

  /// There is one more guard, until its screen or flow ends.
  func add(_ new: Guard) {
    let key = ObjectIdentifier(new)
    guards[key] = new
    new.scope.onEnd { [weak self] in self?.guards[key] = nil }
  }

  /// - Parameter wanted: the number of something that is there again.
  func makeID(_ wanted: Int? = nil) -> NodeID {
    if let wanted {
      nextID = max(nextID, wanted)
      return NodeID(wanted)
    }
    nextID += 1
    return NodeID(nextID)
  }

  /// - Parameter isWaiting: whether its work begins only when what it is for is shown.
  func makeScope(isWaiting: Bool) -> Scope {
    Scope(isolation: isolation, clock: clock, activity: activity, isWaiting: isWaiting)
  }

  /// A scope for a host's own work in this window: it goes by the window's clock, and ``settle(upTo:)`` waits for it.
  ///
  /// Whoever makes it ends it.
  public func makeScope() -> Scope { makeScope(isWaiting: false) }

  /// Whether work of a screen or flow is under way, as what a screen fetches first. What waits for the
  /// ``device`` doesn't count.
  public var isWorking: Bool { activity.count > 0 }

  /// Whether a guard was asked about leaving and hasn't answered yet.
  public var isAsking: Bool { parked != nil }

  /// Waits until no work of any screen or flow runs, as what a screen fetches first.
  ///
  /// What only waits for changes doesn't count, nor what waits for the ``device``.
  ///
  /// - Parameter limit: how long to wait at most, by the wall clock.
  public func settle(upTo limit: Duration) async {
    await activity.settle(upTo: limit, in: makeScope())
  }

  /// Waits until everything that observes in this window has been told of what has changed until now: then what a host draws by
  /// ``ScreenHandle/bind(_:apply:)`` is up to date.
  public func observed() async {
    await activity.told()
  }

  /// Whether a screen is one the person acts on: the one on top, or the sidebar beside it.
  public func isActive(_ id: NodeID) -> Bool {
    guard prompts.isEmpty, let layer = tree.layers.last else { return false }
    return layer.top?.id == id || (room == .wide && layer.sidebar?.id == id)
  }

  /// Runs what a person did on a screen. One that is covered by then can show nothing new.
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

  /// Whether the code that runs now may show something new in a flow.
  ///
  /// A person can't act on what is covered. But work that a screen began may end while another tab
  /// shows or a prompt waits: it goes on in its flow, as long as nothing followed it there.
  func mayShow(in flow: FlowCore) -> Bool {
    guard case .handling(let id, isActive: false) = callMeaning else { return true }
    guard Scope.isWorking, let node = flow.node else { return false }
    return nodesForCalls.frontScreen(of: node) == id
  }
}
