import MatchesViewModels
import UsherWeb

struct EditMatchView: View {
  let viewModel: EditMatchViewModel

  var hidesBack: Bool { true }

  var leadingToolbar: some HTML {
    button { viewModel.words.cancel }.on(.click, viewModel.cancelButtonTapped)
  }

  var toolbar: some HTML {
    button {
      if viewModel.isSaving {
        span {}.class("spinner").role("img").label(viewModel.words.saving)
      } else {
        viewModel.words.save
      }
    }
    .class("save").disabled(!viewModel.canSave).on(.click, viewModel.saveButtonTapped)
  }

  var body: some HTML {
    StatusText(viewModel.notice, style: "note")
    LoadableView(
      viewModel.content,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.cancelButtonTapped)
    ) { [viewModel] _ in
      div {
        // Hidden from screen readers: the steppers speak the goals.
        p {
          span { viewModel.formattedHomeGoals }
          span { ":" }.class("colon")
          span { viewModel.formattedAwayGoals }
        }
        .class("goals").attribute("aria-hidden", "true")
        EditSideView(
          name: viewModel.words.home,
          players: viewModel.homePlayersString,
          isSaving: viewModel.isSaving,
          choose: viewModel.homePlayersButtonTapped
        ) {
          Stepper(
            viewModel.words.homeGoals,
            viewModel.homeGoals,
            in: EditMatchViewModel.goals,
            text: viewModel.formattedHomeGoals,
            isDisabled: viewModel.isSaving
          )
        }
        EditSideView(
          name: viewModel.words.away,
          players: viewModel.awayPlayersString,
          isSaving: viewModel.isSaving,
          choose: viewModel.awayPlayersButtonTapped
        ) {
          Stepper(
            viewModel.words.awayGoals,
            viewModel.awayGoals,
            in: EditMatchViewModel.goals,
            text: viewModel.formattedAwayGoals,
            isDisabled: viewModel.isSaving
          )
        }
      }
      .class("score")
      StatusText(viewModel.dateNotice, style: "secondary date-notice")
      if let playedAt = viewModel.playedAt {
        DateField(
          viewModel.playedAtLabel,
          playedAt,
          in: viewModel.timeZone,
          isDisabled: viewModel.isSaving
        )
      } else {
        button { viewModel.setDateButtonTitle }.class("button secondary").attribute(
          "type",
          "button"
        )
        .disabled(viewModel.isSaving).on(.click, viewModel.setDateButtonTapped)
      }
    }
  }
}

/// A side of the match: its players and its goals.
private struct EditSideView<Goals: HTML>: ElementComponent {
  let name: String
  let players: String
  let isSaving: Bool
  let choose: () -> Void
  @HTMLBuilder let goals: () -> Goals

  var body: some ElementHTML {
    div {
      h2 { name }
      goals()
      button { players }.class("button secondary side-players").attribute("type", "button")
        .disabled(isSaving).on(.click, choose)
    }
    .class("edit-side").role("group").label(name)
  }
}
