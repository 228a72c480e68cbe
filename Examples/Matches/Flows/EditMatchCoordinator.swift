import MatchesViewModels
package import Usher

package enum EditMatchRoute: Route, CaseIterable { case match, homePlayers, awayPlayers }

/// Lets the person enter or change a match, and choose who plays.
package final class EditMatchCoordinator: Coordinator {
  package let flow: Flow<EditMatchRoute, Void>
  private let match: MatchRow.ID?
  /// The list of matches, which makes the editor's view model; the editor makes the players' one.
  /// Each is below the other on the stack.
  private weak var list: MatchesViewModel?
  private var editor: EditMatchViewModel? { flow.viewModel() }
  private var players: ManagePlayersViewModel? { flow.viewModel() }
  private var words: any MatchesWords { flow.device.words }

  /// - Parameters:
  ///   - list: The list of matches, below this flow.
  ///   - match: The match to change; `nil` for a new one.
  init(list: MatchesViewModel?, match: MatchRow.ID?, flow: Flow<EditMatchRoute, Void>) {
    self.list = list
    self.match = match
    self.flow = flow
  }

  package func show(_ route: EditMatchRoute) {
    // A link opens the list and the editor first.
    switch route {
    case .match:
      guard let list else { return flow.finish() }
      flow.push(at: route, on: handle) { list.editViewModel(of: match, screen: $0) }
    case .homePlayers:
      guard let editor else { return flow.finish() }
      flow.push(at: route, on: handle) { editor.manageHomePlayersViewModel(screen: $0) }
    case .awayPlayers:
      guard let editor else { return flow.finish() }
      flow.push(at: route, on: handle) { editor.manageAwayPlayersViewModel(screen: $0) }
    }
  }

  private func handle(_ event: EditMatchViewModel.Event) {
    switch event {
    case .didPressHomePlayers: show(.homePlayers)
    case .didPressAwayPlayers: show(.awayPlayers)
    case .didCancel: flow.cancel()
    case .didSave: flow.finish()
    case .didFail(let message): tell(message)
    case .didConflict(let theirs): askToOverwrite(theirs)
    }
  }

  private func handle(_ event: ManagePlayersViewModel.Event) {
    switch event {
    case .didPressAdd: askForName()
    case .didAskToDelete(let deletion): askToDelete(deletion)
    case .didFail(let message): tell(message)
    case .didFailToCreate(let name, let message): tell(message) { $0.askForName(text: name) }
    case .didLeave: flow.cancel()
    }
  }

  private func tell(
    _ message: String,
    then next: @escaping (EditMatchCoordinator) -> Void = { _ in }
  ) {
    flow.ask(.alert(words.oops, message: message)) { [weak self] in
      if let self { next(self) }
    }
  }

  private func askToOverwrite(_ theirs: String) {
    flow.ask(
      .confirm(
        words.changedMeanwhile,
        message: words.saveInPlace(of: theirs),
        confirm: words.saveMine,
        isDestructive: true,
        cancel: words.keepEditing
      )
    ) { [weak self] isConfirmed in
      if isConfirmed { self?.editor?.overwrite() }
    }
  }

  private func askForName(text: String = "") {
    guard let players else { return }
    flow.ask(
      .text(
        words.newPlayer,
        label: words.playerName,
        text: text,
        placeholder: words.playerName,
        ok: words.save,
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
        confirm: words.delete,
        isDestructive: true
      )
    ) { [weak self] isConfirmed in
      if isConfirmed { self?.players?.confirmDeletion(deletion) }
    }
  }
}
