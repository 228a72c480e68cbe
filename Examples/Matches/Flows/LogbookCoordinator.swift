package import MatchesViewModels
package import Usher

package enum LogbookRoute: RouteWithStart {
  case list, new, match(id: String), settings

  package static let start = Self.list
}

/// Shows the matches, the editor of a match, and the settings for where matches are stored.
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
      flow.push(at: route, on: handle) {
        MatchesViewModel(storage: choice.storage, formats: formats, screen: $0)
      }
    case .new: edit.start(nil, .sheet, at: route)
    case .match(let id): edit.start(id, .sheet, at: route)
    case .settings:
      flow.present(at: route, on: handle) { SettingsViewModel(choice: choice, screen: $0) }
    }
  }

  private func handle(_ event: MatchesViewModel.Event) {
    switch event {
    case .didPressAdd: show(.new)
    case .didSelectMatch(let id): show(.match(id: id))
    case .didPressSettings: show(.settings)
    case .didFail(let message): flow.ask(.alert(flow.device.words.oops, message: message)) {}
    }
  }

  private func handle(_ event: SettingsViewModel.Event) {
    switch event {
    case .didPressDone: flow.pop()
    }
  }
}
