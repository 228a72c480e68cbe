import MatchesViewModels
package import Usher

package enum EditMatchRoute: Route, CaseIterable { case match, homePlayers, awayPlayers }

/// Entering or changing a match, and choosing who plays.
package final class EditMatchCoordinator: Coordinator {
  package let flow: Flow<EditMatchRoute, Void>
  private let match: MatchRow.ID?
  /// The list makes the editor's view model, and the editor the players': each is below the other on the stack.
  private weak var list: MatchesViewModel?
  private var editor: EditMatchViewModel? { flow.viewModel() }
  private var players: ManagePlayersViewModel? { flow.viewModel() }

  /// - Parameters:
  ///   - list: the list of matches, below this.
  ///   - match: the one to change; `nil` for a new one.
  init(list: MatchesViewModel?, match: MatchRow.ID?, flow: Flow<EditMatchRoute, Void>) {
    self.list = list
    self.match = match
    self.flow = flow
  }

  package func show(_ route: EditMatchRoute) {
    switch route {
    case .match: showEditor()
    case .homePlayers: showPlayers(at: route) { $0.manageHomePlayersViewModel }
    case .awayPlayers: showPlayers(at: route) { $0.manageAwayPlayersViewModel }
    }
  }

  private func showEditor() {
    // Links open the list first.
    guard let list else { return flow.finish() }
    flow.push(at: .match) { screen in
      let handlers = EditMatchViewModel.Handlers(
        didPressHomePlayers: screen.on(self) { $0.show(.homePlayers) },
        didPressAwayPlayers: screen.on(self) { $0.show(.awayPlayers) },
        didCancel: screen.on(self) { $0.flow.cancel() },
        didSave: screen.on(self) { $0.flow.finish() },
        didFail: screen.on(self) { $0.tell($1) },
        didConflict: screen.on(self) { $0.askToOverwrite($1) }
      )
      let viewModel =
        match.map { list.editViewModelForMatch(at: $0, scope: screen.scope, handlers) }
        ?? list.editViewModelForNewMatch(scope: screen.scope, handlers)
      screen.beforeLeaving(viewModel) { $0.verdict(on: $1) }
      return viewModel
    }
  }

  private func showPlayers(
    at route: EditMatchRoute,
    _ make: (EditMatchViewModel) -> (Presence, Scope, ManagePlayersViewModel.Handlers) ->
      ManagePlayersViewModel
  ) {
    guard let editor else { return flow.finish() }
    flow.push(at: route) { screen in
      let handlers = ManagePlayersViewModel.Handlers(
        didPressAdd: screen.on(self) { $0.askForName() },
        didAskToDelete: screen.on(self) { $0.askToDelete($1) },
        didFail: screen.on(self) { $0.tell($1) },
        didFailToCreate: screen.on(self) { coordinator, name, message in
          coordinator.tell(message) { $0.askForName(text: name) }
        },
        didLeave: screen.on(self) { $0.flow.cancel() }
      )
      return make(editor)(screen.presence, screen.scope, handlers)
    }
  }

  private func tell(
    _ message: String,
    then next: @escaping (EditMatchCoordinator) -> Void = { _ in }
  ) {
    flow.ask(.alert("Oops!", message: message)) { [weak self] in
      if let self { next(self) }
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

  private func askForName(text: String = "") {
    guard let players else { return }
    flow.ask(
      .text(
        "New Player",
        label: "Player name",
        text: text,
        placeholder: "Player name",
        ok: "Save",
        players.nameRule
      )
    ) { [weak self] name in
      if let name { self?.players?.createPlayer(named: name) }
    }
  }

  private func askToDelete(_ deletion: PlayerDeletion) {
    flow.ask(
      .confirm(
        deletion.question,
        message: deletion.message,
        confirm: "Delete",
        isDestructive: true
      )
    ) { [weak self] isConfirmed in
      if isConfirmed { self?.players?.confirmDeletion(deletion) }
    }
  }
}
