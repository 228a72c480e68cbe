import MatchesViewModels
import UsherWeb

struct MatchesView: View {
  let viewModel: MatchesViewModel

  var leadingToolbar: some HTML {
    button { viewModel.editButtonTitle }.attribute("aria-pressed", is: viewModel.isEditing)
      .disabled(!viewModel.canEdit).on(.click, viewModel.editButtonTapped)
  }

  var toolbar: some HTML {
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
    button { Symbol.settings }.label(viewModel.words.settings).on(
      .click,
      viewModel.settingsButtonTapped
    )
    button { Symbol.add }.label(viewModel.words.addMatch).on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    LoadableView(viewModel.matches, retry: viewModel.refresh) { [viewModel] sections in
      if viewModel.isEmpty {
        EmptyState(
          viewModel.words.noMatches,
          viewModel.words.noMatchesText,
          picture: FootballPicture()
        ) {
          button { viewModel.words.add }.class("button").attribute("type", "button")
            .on(.click, viewModel.addButtonTapped)
          button { viewModel.words.openSettings }.class("button secondary")
            .attribute("type", "button").on(.click, viewModel.settingsButtonTapped)
        }
      } else {
        if viewModel.canFind {
          div {
            SearchField(viewModel.words.search, bind(\.query))
            if let days = viewModel.days {
              DayField(
                viewModel.words.goToDate,
                bind(\.day),
                in: viewModel.timeZone,
                range: days
              )
            }
          }
          .class("find")
        }
        StatusText(viewModel.notice, style: "secondary notice")
        if viewModel.notice == nil {
          div {
            ForEach(sections) { section in
              MatchSectionView(section: section, viewModel: viewModel)
            }
          }
          .class("matches").editing(viewModel.isEditing)
        }
      }
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

private struct MatchSectionView: ElementComponent {
  let section: MatchSection
  let viewModel: MatchesViewModel

  var body: some ElementHTML {
    UsherWeb.section {
      h2 { section.title }.class("header")
      ul {
        ForEach(section.rows, position: viewModel.position) { [viewModel] row in
          MatchRowView(
            row: row,
            select: { viewModel.selectMatch(at: row.id) },
            delete: { viewModel.deleteMatch(at: row.id) }
          )
        }
      }
      .class("list")
    }
    .label(section.title)
  }
}
