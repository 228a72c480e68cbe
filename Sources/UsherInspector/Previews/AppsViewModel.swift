import Usher
import UsherPreviews
import UsherWeb

/// All previews of all apps of a host.
final class AppsViewModel: ViewModel {
  /// An app with its views.
  struct App: Equatable, Identifiable {
    let id: String
    let title: String
    let views: [ShownView]
  }

  /// A view with links to its states.
  struct ShownView: Equatable, Identifiable {
    let id: String
    let states: [State]
  }

  /// A state, with its address below this page's.
  struct State: Equatable, Identifiable {
    let id: String
    let title: String
    let address: String
  }

  let title = "Previews"
  let apps: [App]

  init(_ apps: [AppPreviews]) {
    self.apps = apps.map { app in
      App(
        id: app.address,
        title: app.app.title,
        views: app.previews.byView.map { view, previews in
          ShownView(
            id: view,
            states: previews.map {
              State(id: $0.id, title: $0.state, address: "\(app.address)/\($0.id)")
            }
          )
        }
      )
    }
  }
}
