import Observation
import Usher

@testable import UsherWeb

enum TrapRoute: Route {
  case list, deadly

  enum CodingKeys: String, RoutePath { case list = "", deadly }
}

/// An app with mistakes that end the process.
final class TrapCoordinator: Coordinator {
  let flow: Flow<TrapRoute, Never>

  init(flow: Flow<TrapRoute, Never>) { self.flow = flow }

  func show(_ route: TrapRoute) {
    if route == .deadly { TrapViewModel.trap() }
    flow.push(at: route) { TrapViewModel(screen: $0) }
  }

  static func app(version: Int) -> WebApp {
    WebApp("trap", title: "Trap", version: version) { flow, _ in
      TrapCoordinator(flow: flow)
    } views: {
      TrapScreen.self
    }
  }
}

@Observable
final class TrapViewModel: ViewModel {
  let title = "Trap"
  private(set) var taps = 0
  private var isPoisoned = false
  private let screen: Screen<Never>
  private let working = Command()

  init(screen: Screen<Never>) { self.screen = screen }

  func tapped() { taps += 1 }
  func trapTapped() { Self.trap() }
  /// The trap comes after the event, in what it has begun.
  func laterTapped() {
    working(screen, of: self) { _ in
      await Task.yield()
      Self.trap()
    }
  }
  func poisonTapped() { isPoisoned = true }

  static func trap() {
    let none: [Int] = []
    _ = none[taken]
  }

  /// An index that the compiler doesn't know.
  private static var taken: Int { Int.random(in: 1...2) }
}

extension TrapViewModel: Restorable {
  var savedState: [Int] {
    get { [taps, isPoisoned ? 1 : 0] }
    set {
      taps = newValue.first ?? 0
      if newValue.last == 1 { Self.trap() }
    }
  }
}

struct TrapScreen: View {
  let viewModel: TrapViewModel

  var body: some HTML {
    p { "\(viewModel.taps) taps" }
    button { "Tap" }.on(.click, viewModel.tapped)
    button { "Trap" }.on(.click, viewModel.trapTapped)
    button { "Later" }.on(.click, viewModel.laterTapped)
    button { "Poison" }.on(.click, viewModel.poisonTapped)
  }
}
