import Observation
import Usher

@testable import UsherWeb

enum TongueRoute: Route {
  case here, next

  enum CodingKeys: String, RoutePath { case here = "", next }
}

/// An app in three languages, which says how it is told to write.
final class TongueCoordinator: Coordinator {
  let flow: Flow<TongueRoute, Never>

  init(flow: Flow<TongueRoute, Never>) { self.flow = flow }

  func start() { show(.here) }

  func show(_ route: TongueRoute) {
    flow.push(at: route) { TongueViewModel(screen: $0) }
  }

  static let app = WebApp("tongue", title: "Tongue", languages: ["en", "de", "ar"]) { flow, _ in
    TongueCoordinator(flow: flow)
  } views: {
    TongueScreen.self
  }
}

@Observable
final class TongueViewModel: ViewModel {
  private let screen: Screen<Never>

  init(screen: Screen<Never>) { self.screen = screen }

  var title: String { screen.device.locale.language == "de" ? "Sprache" : "Language" }
  var locale: String { screen.device.locale.fullIdentifier }
  var timeZone: String { screen.device.timeZone ?? "unknown" }
}

struct TongueScreen: View {
  let viewModel: TongueViewModel

  var body: some HTML {
    p { "\(viewModel.locale) in \(viewModel.timeZone)" }
    a { "Next" }.href("next")
    RefreshButton(isLoading: false) {}
    DeletableRow("Wien") {
    } content: {
      "Wien"
    }
    p { WordedText(translating: "Cancel") }
    LoadableView(Loadable<String>.failed(old: nil, message: "Kaputt"), retry: {}) { $0 }
  }
}
