import GalleryViewModels
package import Usher

package enum TabRoute: Route {
  case list, item(name: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case item = ":name"
  }
}

/// One of the tabs: a list, and what its rows lead to.
package final class TabCoordinator: Coordinator {
  package let flow: Flow<TabRoute, Never>
  private let title: String
  private let didPressDone: () -> Void

  init(_ title: String, didPressDone: @escaping () -> Void, flow: Flow<TabRoute, Never>) {
    self.title = title
    self.didPressDone = didPressDone
    self.flow = flow
  }

  package func show(_ route: TabRoute) {
    flow.push(at: route) { screen in
      switch route {
      case .list:
        TabViewModel(
          title,
          text: "What a row leads to stays while another tab shows.",
          rows: ["One", "Two", "Three"],
          didSelect: screen.on(self) { $0.show(.item(name: $1)) },
          didPressDone: screen.on(self) { $0.didPressDone() }
        )
      case .item(let name):
        TabViewModel(
          name,
          text: "Choose another tab, and come back.",
          rows: [],
          didPressDone: screen.on(self) { $0.didPressDone() }
        )
      }
    }
  }
}
