import Usher
import UsherWeb

enum InspectorRoute: Route {
  case pages, page(id: String)

  enum CodingKeys: String, RoutePath {
    case pages = ""
    case page = ":id"
  }

  /// The id of the page that the route shows; `nil` for the list.
  var page: String? { if case .page(let id) = self { id } else { nil } }
}

/// The open pages of a host, and one of them beside the list.
final class InspectorCoordinator: Coordinator {
  let flow: Flow<InspectorRoute, Never>
  private let pages: OpenPages
  private let hasPreviews: Bool

  init(pages: OpenPages, hasPreviews: Bool, flow: Flow<InspectorRoute, Never>) {
    self.pages = pages
    self.hasPreviews = hasPreviews
    self.flow = flow
  }

  func show(_ route: InspectorRoute) {
    switch route {
    case .pages:
      flow.pushSidebar(at: route, on: handle) { screen in
        OpenPagesViewModel(
          pages: pages,
          hasPreviews: hasPreviews,
          chosenPage: { screen.detail(as: InspectorRoute.self)?.page },
          screen: screen
        )
      }
    case .page(let id):
      flow.pushDetail(at: route) { PageViewModel(id: id, pages: pages, screen: $0) }
    }
  }

  private func handle(_ event: OpenPagesViewModel.Event) {
    switch event {
    case .didSelectPage(let id): show(.page(id: id))
    }
  }
}
