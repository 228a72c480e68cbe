import MatchesViewModels
import UsherWeb

struct PlayersView: View {
  let viewModel: ManagePlayersViewModel

  var toolbar: some HTML {
    button { viewModel.editButtonTitle }.disabled(!viewModel.canEdit)
      .on(.click, viewModel.editButtonTapped)
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
    button { Symbol.add }.label(viewModel.words.addPlayer).disabled(!viewModel.canChoose)
      .on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    if viewModel.isEmpty {
      EmptyState(
        viewModel.words.noPlayers,
        viewModel.words.noPlayersText,
        picture: FootballPicture()
      )
    } else {
      LoadableView(
        viewModel.players,
        retry: viewModel.refresh,
        leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
      ) { [viewModel] players in
        ul {
          ForEach(players) { row in
            PlayerRowView(
              row: row,
              toggle: { viewModel.togglePlayer(at: row.id) },
              delete: { viewModel.deletePlayer(at: row.id) }
            )
          }
        }
        .class("list players").attribute("aria-busy", viewModel.isWorking ? "true" : nil)
        .editing(viewModel.isEditing)
      }
    }
  }
}

private struct PlayerRowView: ElementComponent {
  let row: PlayerRow
  let toggle: () -> Void
  let delete: () -> Void

  var body: some ElementHTML {
    li {
      DeletableRow(row.name, delete: delete) {
        button { row.name }.class("row player").attribute("type", "button").role("checkbox")
          .attribute("aria-checked", is: row.isSelected).disabled(!row.canSelect)
          .on(.click, toggle)
      }
    }
  }
}
