import GalleryViewModels
package import Usher

package enum TabRoute: Route {
  case list, item(name: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case item = ":name"
  }
}

/// A tab: a list, and the screens of its rows.
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
    switch route {
    case .list:
      let text = "What a row leads to stays while another tab shows."
      flow.push(at: route, on: handle) {
        TabViewModel(title, text: text, rows: ["One", "Two", "Three"], screen: $0)
      }
    case .item(let name):
      flow.push(at: route, on: handle) {
        TabViewModel(name, text: "Choose another tab, and come back.", rows: [], screen: $0)
      }
    }
  }

  private func handle(_ event: TabViewModel.Event) {
    switch event {
    case .didSelect(let name): show(.item(name: name))
    case .didPressDone: didPressDone()
    }
  }
}
