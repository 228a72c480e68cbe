import MatchesViewModels
import Usher
import UsherGTK

struct MatchesView: View {
  let viewModel: MatchesViewModel

  var leadingToolbar: some Content {
    Button(viewModel.editButtonTitle, viewModel.editButtonTapped)
      .pressed(viewModel.isEditing).enabled(viewModel.canEdit)
  }

  var toolbar: some Content {
    RefreshButton(viewModel.isLoading, viewModel.refresh)
    Button(
      icon: "emblem-system-symbolic",
      viewModel.words.settings,
      viewModel.settingsButtonTapped
    )
    Button(icon: "list-add-symbolic", viewModel.words.addMatch, viewModel.addButtonTapped)
  }

  var body: some Content {
    LoadableView(viewModel.matches, retry: viewModel.refresh) { [viewModel] _ in
      Show(when: viewModel.isEmpty) {
        EmptyState(viewModel.words.noMatches, viewModel.words.noMatchesText) {
          Button(viewModel.words.add, viewModel.addButtonTapped).style(.suggested)
          Button(viewModel.words.openSettings, viewModel.settingsButtonTapped)
        }
      } otherwise: {
        MatchList(viewModel: viewModel)
      }
      .filling()
    }
    .filling()
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

private struct MatchList: Component {
  let viewModel: MatchesViewModel

  var body: some Content {
    Show(when: viewModel.canFind) { [viewModel] in
      HStack {
        TextField(viewModel.words.search, viewModel.bind(\.query), kind: .search).expand()
        Show(when: viewModel.days != nil) {
          DayField(
            viewModel.words.goToDate,
            viewModel.bind(\.day),
            in: viewModel.timeZone,
            range: viewModel.days
          )
        }
      }
    }
    Text(viewModel.notice).style(.secondary)
    List(
      sections: viewModel.sections,
      label: viewModel.title,
      position: viewModel.position,
      canSelect: viewModel.isEditing
    ) {
      $0.title
    } rows: {
      $0.rows
    } row: { [viewModel] row in
      MatchRowView(row: row, viewModel: viewModel)
    } select: { [viewModel] in
      viewModel.selectMatch(at: $0.id)
    }
  }
}

/// A row of a match. While the list is edited, it leads to the form, and has a button that deletes the match.
private struct MatchRowView: Component {
  let row: Live<MatchRow>
  let viewModel: MatchesViewModel

  var body: some Content {
    HStack(spacing: 12) {
      VStack(spacing: 2) {
        Text("\(row.homePlayers) – \(row.awayPlayers)")
        Text(row.date).style(.secondary)
      }
      .expand()
      Text(row.result).style(.heading).singleLine()
      Show(when: viewModel.isEditing) { [row, viewModel] in
        HStack {
          Button(icon: "document-edit-symbolic", row.editLabel) {
            viewModel.selectMatch(at: row.id)
          }
          .style(.flat)
          Button(icon: "user-trash-symbolic", "\(viewModel.words.delete) \(row.text)") {
            viewModel.deleteMatch(at: row.id)
          }
          .style(.flat)
        }
      }
    }
  }
}
