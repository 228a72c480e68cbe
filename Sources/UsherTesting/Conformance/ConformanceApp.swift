public import Observation
public import Usher

/// What the coordinators of the conformance suite can show.
public enum ConformanceRoute: Route {
  /// A flow's first screen.
  case start
  /// Another screen.
  case screen(n: Int)
  /// A child flow, in a slot of its own for each number.
  case child(n: Int)
  /// A tab.
  case tab(n: Int)
  /// Something for which one has to sign in first.
  case gate(n: Int)

  /// The routes' paths.
  public enum CodingKeys: String, RoutePath {
    case start = ""
    case screen = ":n"
    case child = ":n/child"
    case tab = "tab/:n"
    case gate = "gate/:n"
  }
}

/// A screen of the conformance suite: its title is a number that no other screen ever has, and what was typed. A host's view of it
/// has a button and a field.
@Observable
public final class ConformanceModel: ViewModel, Restorable {
  /// What was typed.
  public var text = ""
  /// The screen's number, as text.
  let name: String
  /// What its guard says.
  @ObservationIgnored var answer = ConformanceStep.Answer.allow
  /// What the next tap shows.
  @ObservationIgnored var next = 0
  private let didTap: (Int) -> Void

  init(_ number: Int, didTap: @escaping (Int) -> Void) {
    name = "Screen \(number)"
    self.didTap = didTap
  }

  /// The screen's number, and what was typed.
  public var title: String { text.isEmpty ? name : "\(name) “\(text)”" }

  /// The button on the screen was tapped.
  public func tap() { didTap(next) }

  /// What was typed.
  public var savedState: String {
    get { text }
    set { text = newValue }
  }
}

/// A coordinator that can do everything, and does what a script says.
public final class ConformanceCoordinator: Coordinator {
  static let slots = 3
  /// A child with a number from here on is over before its `start()` returns.
  static let hasty = 100
  /// The screen where one signs in.
  static let signIn = 90

  /// Its context.
  public let flow: Flow<ConformanceRoute, Int>
  /// What the log knows it by.
  let key: Int
  private let input: Int
  private let setup: ConformanceSetup
  private let log: ConformanceLog
  /// Work that waits for a child or an answer, the newest last.
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

  /// Shows what a route names.
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

  /// Cancels the newest work that isn't done.
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
      // A flow that shows nothing any more is over.
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
