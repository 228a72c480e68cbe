import Foundation
import MatchesViewModels
import Usher
import UsherGTK

struct EditMatchView: View {
  let viewModel: EditMatchViewModel
  // The Cancel button leads back.
  let hidesBack = true

  var leadingToolbar: some Content {
    Button(viewModel.words.cancel, viewModel.cancelButtonTapped)
  }

  var toolbar: some Content {
    Spinner(viewModel.isSaving)
    Button(viewModel.words.save, viewModel.saveButtonTapped).style(.suggested)
      .enabled(viewModel.canSave)
  }

  var body: some Content {
    Text(viewModel.notice).style(.note)
    LoadableView(
      viewModel.content,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.cancelButtonTapped)
    ) { [viewModel] _ in
      Columns(width: 220) {
        Section(viewModel.words.home) {
          Stepper(viewModel.words.homeGoals, viewModel.homeGoals, in: EditMatchViewModel.goals) {
            [viewModel] _ in viewModel.formattedHomeGoals
          }
          .enabled(!viewModel.isSaving)
          Button(viewModel.homePlayersString, viewModel.homePlayersButtonTapped)
            .enabled(!viewModel.isSaving)
        }
        Section(viewModel.words.away) {
          Stepper(viewModel.words.awayGoals, viewModel.awayGoals, in: EditMatchViewModel.goals) {
            [viewModel] _ in viewModel.formattedAwayGoals
          }
          .enabled(!viewModel.isSaving)
          Button(viewModel.awayPlayersString, viewModel.awayPlayersButtonTapped)
            .enabled(!viewModel.isSaving)
        }
      }
      Text(viewModel.dateNotice).style(.secondary)
      Show(viewModel.playedAt) { [viewModel] playedAt in
        DateField(
          viewModel.playedAtLabel,
          ValueBinding<Date> {
            playedAt.value.value
          } set: {
            playedAt.value.value = $0
          },
          in: viewModel.timeZone
        )
        .enabled(!viewModel.isSaving)
      } otherwise: { [viewModel] in
        Button(viewModel.setDateButtonTitle, viewModel.setDateButtonTapped)
          .enabled(!viewModel.isSaving)
      }
    }
  }
}
