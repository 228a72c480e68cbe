import MatchesViewModels
import Usher
import UsherGTK

struct PlayersView: View {
  let viewModel: ManagePlayersViewModel

  var toolbar: some Content {
    Button(viewModel.editButtonTitle, viewModel.editButtonTapped).pressed(viewModel.isEditing)
      .enabled(viewModel.canEdit)
    RefreshButton(viewModel.isLoading, viewModel.refresh)
    Button(icon: "list-add-symbolic", viewModel.words.addPlayer, viewModel.addButtonTapped)
      .enabled(viewModel.canChoose)
  }

  var body: some Content {
    Show(when: viewModel.isEmpty) { [viewModel] in
      EmptyState(viewModel.words.noPlayers, viewModel.words.noPlayersText)
    } otherwise: { [viewModel] in
      LoadableView(
        viewModel.players,
        retry: viewModel.refresh,
        leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
      ) { players in
        ForEach(players.value) { player in
          HStack {
            Checkbox(player.name, isOn: player.isSelected) {
              viewModel.togglePlayer(at: player.id)
            }
            .expand().enabled(player.canSelect)
            Show(when: viewModel.isEditing) {
              Button(icon: "user-trash-symbolic", "\(viewModel.words.delete) \(player.name)") {
                viewModel.deletePlayer(at: player.id)
              }
              .style(.flat)
            }
          }
        }
      }
    }
  }
}
