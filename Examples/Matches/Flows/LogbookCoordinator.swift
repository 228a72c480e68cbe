package import MatchesViewModels
package import Usher

package enum LogbookRoute: RouteWithStart {
  case list, new, match(id: String), settings

  package static let start = Self.list
}

/// The matches, one of them in an editor, and where they are kept.
package final class LogbookCoordinator: Coordinator {
  package let flow: Flow<LogbookRoute, Never>
  private let choice: StorageChoice
  private let formats: Formats
  package private(set) lazy var edit = flow.child { [weak self] in
    EditMatchCoordinator(list: self?.flow.viewModel(), match: $0, flow: $1)
  }

  init(choice: StorageChoice, formats: Formats, flow: Flow<LogbookRoute, Never>) {
    self.choice = choice
    self.formats = formats
    self.flow = flow
  }

  package func show(_ route: LogbookRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        MatchesViewModel(
          storage: choice.storage,
          formats: formats,
          presence: screen.presence,
          scope: screen.scope,
          MatchesViewModel.Handlers(
            didPressAdd: screen.on(self) { $0.show(.new) },
            didSelectMatch: screen.on(self) { $0.show(.match(id: $1)) },
            didPressSettings: screen.on(self) { $0.show(.settings) },
            didFail: screen.on(self) { $0.flow.ask(.alert("Oops!", message: $1)) {} }
          )
        )
      }
    case .new: edit.start(nil, .vertical, at: route)
    case .match(let id): edit.start(id, .vertical, at: route)
    case .settings:
      flow.present(at: route) { screen in
        SettingsViewModel(
          choice: choice,
          scope: screen.scope,
          didPressDone: screen.on(self) { $0.flow.pop() }
        )
      }
    }
  }
}
