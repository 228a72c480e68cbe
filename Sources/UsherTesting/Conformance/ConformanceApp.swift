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

  /// The routes' paths.
  public enum CodingKeys: String, RoutePath {
    case start = ""
    case screen = ":n"
    case child = ":n/child"
    case tab = "tab/:n"
  }
}

/// A screen of the conformance suite: its title is a number that no other screen ever has.
public final class ConformanceModel: ViewModel {
  /// The screen's number.
  public let title: String
  /// What its guard says.
  var answer = ConformanceStep.Answer.allow

  init(_ number: Int) { title = "Screen \(number)" }
}

/// A coordinator that can do everything, and does what a script says.
public final class ConformanceCoordinator: Coordinator {
  static let slots = 3
  /// A child with a number from here on is over before its `start()` returns.
  static let hasty = 100

  /// Its context.
  public let flow: Flow<ConformanceRoute, Int>
  /// What the log knows it by.
  let key: Int
  private let input: Int
  private let tabs: Int
  private let log: ConformanceLog
  private(set) lazy var children: [Child<ConformanceRoute, Int, ConformanceCoordinator>] =
    (0..<Self.slots).map { _ in child() }

  init(input: Int, tabs: Int, log: ConformanceLog, flow: Flow<ConformanceRoute, Int>) {
    (self.input, self.tabs, self.log, self.flow) = (input, tabs, log, flow)
    key = log.nextKey()
    log.register(self)
  }

  /// Shows the first screen, or the tabs.
  public func start() {
    if tabs > 0 {
      let kinds = (0..<tabs).map { tab($0) }
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
    case .start, .screen: flow.push(at: route) { makeScreen($0) }
    case .child(let n): start(n, .horizontal)
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

  private func makeScreen(_ screen: Screen) -> ConformanceModel {
    let model = ConformanceModel(log.screens)
    log.screens += 1
    screen.beforeLeaving(model) { model, _ in
      switch model.answer {
      case .allow: .allow
      case .deny: .deny
      case .ask: .ask(.confirm("Leave \(model.title)?", confirm: "Yes", cancel: "No"))
      }
    }
    return model
  }

  private func child() -> Child<ConformanceRoute, Int, ConformanceCoordinator> {
    var started: [Int] = []
    return flow.child { [log] (input: Int, flow) in
      let child = ConformanceCoordinator(input: input, tabs: 0, log: log, flow: flow)
      started.append(child.key)
      return child
    } ended: { [weak self, log] outcome in
      log.ended(started, isFinished: outcome.output != nil)
      // A flow that shows nothing any more is over.
      if let self, tabs == 0, flow.routes.isEmpty { flow.cancel() }
    }
  }

  private func tab(_ n: Int) -> Tab<ConformanceRoute> {
    let slot = flow.child { [log] (flow: Flow<ConformanceRoute, Int>) in
      ConformanceCoordinator(input: 0, tabs: 0, log: log, flow: flow)
    }
    tabSlots.append(slot)
    return slot.tab("Tab \(n)", at: .tab(n: n))
  }

  private var tabSlots: [Child<ConformanceRoute, NoInput, ConformanceCoordinator>] = []
}
