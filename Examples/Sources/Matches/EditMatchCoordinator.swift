import MatchesViewModels
package import Usher

package enum EditMatchRoute: Route {
  case match, homePlayers, awayPlayers

  enum CodingKeys: String, RoutePath {
    case match = ""
    case homePlayers = "home-players"
    case awayPlayers = "away-players"
  }
}

/// Entering or changing a match, and choosing who plays.
package final class EditMatchCoordinator: Coordinator {
  package let flow: Flow<EditMatchRoute, Void>
  /// Makes the editor's view model.
  private weak var matches: MatchesViewModel?
  private let match: MatchRow.ID?
  private weak var editor: EditMatchViewModel?

  /// - Parameter match: the one to change; `nil` for a new one.
  init(matches: MatchesViewModel?, match: MatchRow.ID?, flow: Flow<EditMatchRoute, Void>) {
    self.matches = matches
    self.match = match
    self.flow = flow
  }

  package func start() { show(.match) }

  package func show(_ route: EditMatchRoute) {
    switch route {
    case .match:
      // Both live longer than what they are asked for.
      guard let matches else { return flow.finish() }
      flow.push(at: route) { screen in
        let handlers = EditMatchViewModel.Handlers(
          didPressHomePlayers: screen.on(self) { $0.show(.homePlayers) },
          didPressAwayPlayers: screen.on(self) { $0.show(.awayPlayers) },
          didCancel: screen.on(self) { $0.flow.cancel() },
          didSave: screen.on(self) { $0.flow.finish() },
          didFail: screen.on(self) { $0.tell($1) },
          didConflict: screen.on(self) { $0.askToOverwrite($1) }
        )
        let viewModel =
          match.map { matches.editViewModelForMatch(at: $0, scope: screen.scope, handlers) }
          ?? matches.editViewModelForNewMatch(scope: screen.scope, handlers)
        screen.beforeLeaving(viewModel) { $0.verdict(on: $1) }
        editor = viewModel
        return viewModel
      }
    case .homePlayers, .awayPlayers:
      guard let editor else { return flow.finish() }
      flow.push(at: route) { screen in
        weak var players: ManagePlayersViewModel?
        let handlers = ManagePlayersViewModel.Handlers(
          didPressAdd: screen.on(self) { $0.askForName(players) },
          didAskToDelete: screen.on(self) { $0.confirm($1, players) },
          didFail: screen.on(self) { $0.tell($1) },
          didFailToCreate: screen.on(self) { $0.tell($2, thenAskFor: $1, players) }
        )
        let viewModel =
          route == .homePlayers
          ? editor.manageHomePlayersViewModel(
            presence: screen.presence,
            scope: screen.scope,
            handlers
          )
          : editor.manageAwayPlayersViewModel(
            presence: screen.presence,
            scope: screen.scope,
            handlers
          )
        players = viewModel
        return viewModel
      }
    }
  }

  private func askToOverwrite(_ theirs: String) {
    flow.ask(
      .confirm(
        "This match was changed meanwhile",
        message: "\(theirs) Save yours in its place?",
        confirm: "Save Mine",
        isDestructive: true,
        cancel: "Keep Editing"
      )
    ) { [weak self] isConfirmed in
      if isConfirmed { self?.editor?.overwrite() }
    }
  }

  private func tell(_ message: String) {
    flow.ask(.alert("Oops!", message: message)) {}
  }

  private func askForName(_ players: ManagePlayersViewModel?, text: String = "") {
    guard let players else { return }
    weak let asking = players
    flow.ask(
      .text(
        "New Player",
        label: "Player name",
        text: text,
        placeholder: "Player name",
        ok: "Save",
        players.nameRule
      )
    ) { name in
      if let name { asking?.createPlayer(named: name) }
    }
  }

  /// What was typed isn't lost.
  private func tell(
    _ message: String,
    thenAskFor name: String,
    _ players: ManagePlayersViewModel?
  ) {
    weak let players = players
    flow.ask(.alert("Oops!", message: message)) { [weak self] in
      self?.askForName(players, text: name)
    }
  }

  private func confirm(_ deletion: PlayerDeletion, _ players: ManagePlayersViewModel?) {
    weak let players = players
    flow.ask(
      .confirm(
        deletion.question,
        message: deletion.message,
        confirm: "Delete",
        isDestructive: true
      )
    ) { isConfirmed in
      if isConfirmed { players?.confirmDeletion(deletion) }
    }
  }
}
