public import Observation
public import Usher

/// A route of the conformance suite's coordinators.
///
/// ```swift
/// coordinator.show(.screen(n: 2))
/// ```
public enum ConformanceRoute: Route {
  /// The first screen of a flow.
  case start
  /// Another screen.
  case screen(n: Int)
  /// A child flow. The number chooses one of the three slots that start it.
  case child(n: Int)
  /// A tab.
  case tab(n: Int)
  /// A screen that requires a sign-in.
  case gate(n: Int)

  /// The path of each route.
  public enum CodingKeys: String, RoutePath {
    case start = ""
    case screen = ":n"
    case child = ":n/child"
    case tab = "tab/:n"
    case gate = "gate/:n"
  }
}

/// The view model of the conformance suite's screens. A host's view of this view model must have a button and a text
/// field:
///
/// ```swift
/// struct ConformanceView: View {
///   let viewModel: ConformanceModel
///
///   var body: some HTML {
///     button { "Go on" }.on(.click, viewModel.tap)
///     TextField("Text", bind(\.text))
///   }
/// }
/// ```
@Observable
public final class ConformanceModel: ViewModel, Restorable {
  /// The text that the person has typed on the screen.
  public var text = ""
  /// The ``title`` without the typed text: “Screen” and the screen's number.
  let name: String
  /// The answer of the screen's guard.
  @ObservationIgnored var answer = ConformanceStep.Answer.allow
  /// The number of the screen that the next tap shows.
  @ObservationIgnored var next = 0
  private let didTap: (Int) -> Void

  init(_ number: Int, didTap: @escaping (Int) -> Void) {
    name = "Screen \(number)"
    self.didTap = didTap
  }

  /// The screen's title: “Screen”, a number that no other screen of the window has, and the typed text, if there is
  /// any.
  public var title: String { text.isEmpty ? name : "\(name) “\(text)”" }

  /// Call this when the person taps the button on the screen.
  public func tap() { didTap(next) }

  /// The state that is saved for this screen: the typed text.
  public var savedState: String {
    get { text }
    set { text = newValue }
  }
}

/// The coordinator of the conformance suite's app: its methods do the steps of a script. ``ConformanceSuite`` makes
/// this object.
public final class ConformanceCoordinator: Coordinator {
  static let slots = 3
  /// A child flow whose input is this number or a higher one ends before its `start()` returns.
  static let hasty = 100
  /// The number of the sign-in screen.
  static let signIn = 90

  /// The coordinator's flow.
  public let flow: Flow<ConformanceRoute, Int>
  /// The key of this coordinator in the log.
  let key: Int
  private let input: Int
  private let setup: ConformanceSetup
  private let log: ConformanceLog
  /// All work that was started to wait for a child or an answer, the newest last.
  private var works: [ScopeTask] = []
  private(set) lazy var children: [ChildSlot<ConformanceRoute, Int, ConformanceCoordinator>] =
    (0..<Self.slots).map { _ in child() }

  init(
    input: Int,
    _ setup: ConformanceSetup,
    log: ConformanceLog,
    flow: Flow<ConformanceRoute, Int>
  ) {
    (self.input, self.setup, self.log, self.flow) = (input, setup, log, flow)
    key = log.nextKey()
    log.register(self)
  }

  /// Shows the first screen, or the tabs.
  public func start() {
    if setup.tabs > 0 {
      let kinds = (0..<setup.tabs).map { tab($0) }
      return flow.showTabs(kinds)
    }
    if input >= Self.hasty {
      if input % 2 == 0 { show(.start) }
      return flow.finish(input)
    }
    show(.start)
  }

  /// Shows a route's screen, child flow or tab.
  public func show(_ route: ConformanceRoute) {
    switch route {
    case .start where setup.hasSidebar:
      flow.pushSidebar(at: route) { makeScreen($0, isSidebar: true) }
    case .start, .screen: flow.push(at: route) { makeScreen($0) }
    case .gate where !log.isSignedIn: flow.redirect(to: .screen(n: Self.signIn), then: route)
    case .gate: flow.push(at: route) { makeScreen($0) }
    case .child(let n): start(n, .push)
    case .tab: flow.select(route)
    }
  }

  func present(_ n: Int, _ placement: Placement) {
    flow.present(at: .screen(n: n), placement) { makeScreen($0) }
  }

  func replace(_ n: Int) {
    flow.replace(at: .screen(n: n)) { makeScreen($0) }
  }

  func start(_ n: Int, _ placement: Placement) {
    children[abs(n) % Self.slots].start(n, placement, at: .child(n: n))
  }

  func passGate() {
    log.isSignedIn = true
    flow.proceed()
  }

  func awaitChild(_ n: Int, _ placement: Placement) {
    work { coordinator in
      let slot = coordinator.children[n % Self.slots]
      _ = await slot.run(n, placement, at: .child(n: n))
    }
  }

  func awaitAnswer() {
    work { coordinator in
      _ = await coordinator.flow.ask(.confirm("Prompt", confirm: "Yes", cancel: "No"))
    }
  }

  private func work(_ body: @escaping (ConformanceCoordinator) async -> Void) {
    works.append(
      flow.scope.task(self) { coordinator in
        coordinator.log.begunWork += 1
        await body(coordinator)
        coordinator.log.endedWork += 1
      }
    )
  }

  /// Cancels the newest work that hasn't ended.
  func cancelWork() { works.last(where: \.isRunning)?.cancel() }

  private func makeScreen(_ screen: Screen<Never>, isSidebar: Bool = false) -> ConformanceModel {
    let model = ConformanceModel(
      log.screens,
      didTap: screen.on(self) { $0.tapped(n: $1, inSidebar: isSidebar) }
    )
    log.screens += 1
    screen.beforeLeaving(model) { model, _ in
      switch model.answer {
      case .allow: .allow
      case .deny: .deny
      case .ask: .ask(.confirm("Leave \(model.name)?", confirm: "Yes", cancel: "No"))
      }
    }
    return model
  }

  private func tapped(n: Int, inSidebar isSidebar: Bool) {
    guard isSidebar else { return show(.screen(n: n)) }
    flow.pushDetail(at: .screen(n: n)) { makeScreen($0) }
  }

  private func child() -> ChildSlot<ConformanceRoute, Int, ConformanceCoordinator> {
    var started: [Int] = []
    return flow.child { [log] (input: Int, flow) in
      let child = ConformanceCoordinator(input: input, ConformanceSetup(), log: log, flow: flow)
      started.append(child.key)
      return child
    } ended: { [weak self, log] outcome in
      log.ended(started, isFinished: outcome.output != nil)
      // A flow that shows nothing any more ends.
      if let self, setup.tabs == 0, flow.routes.isEmpty { flow.cancel() }
    }
  }

  private func tab(_ n: Int) -> ChildTab<ConformanceRoute> {
    let inTab = ConformanceSetup(hasSidebar: setup.hasSidebar)
    let slot = flow.child { [log] (flow: Flow<ConformanceRoute, Int>) in
      ConformanceCoordinator(input: 0, inTab, log: log, flow: flow)
    }
    tabSlots.append(slot)
    return slot.tab("Tab \(n)", at: .tab(n: n))
  }

  private var tabSlots: [ChildSlot<ConformanceRoute, NoInput, ConformanceCoordinator>] = []
}
