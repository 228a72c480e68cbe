import CloudyViewModels
import Usher
import UsherGTK

struct LocationsView: View {
  let viewModel: LocationsViewModel
  let hidesBack = true

  var leadingToolbar: some Content {
    Button(icon: "list-add-symbolic", viewModel.words.add, viewModel.addButtonTapped)
  }

  var toolbar: some Content {
    Button(viewModel.words.done, viewModel.doneButtonTapped).style(.suggested)
  }

  var body: some Content {
    Text(viewModel.message).style(.error)
    Section(viewModel.currentHeader) {
      Show(when: viewModel.isCurrentKnown) { [viewModel] in
        RowButton(viewModel.selectCurrent) {
          LocationText(row: { viewModel.current })
        }
        .pressed(viewModel.isCurrentChosen)
      } otherwise: { [viewModel] in
        HStack {
          LocationText(row: { viewModel.current }).expand()
          Show(when: viewModel.canLocate) {
            Button(.tryAgain, viewModel.locateButtonTapped)
          }
        }
      }
    }
    Section(viewModel.favoritesHeader) {
      LoadableView(viewModel.favorites, retry: viewModel.retryButtonTapped) {
        [viewModel] favorites in
        Text(viewModel.noFavorites).style(.secondary)
        ForEach(favorites.value) { row in
          HStack {
            MoveHandle(row.text) { viewModel.move(row.id, to: $0) }
            RowButton {
              viewModel.select(row.id)
            } content: {
              LocationText(row: { row.value })
            }
            .pressed(row.id == viewModel.chosen)
            Button(icon: "user-trash-symbolic", viewModel.words.delete(row.text)) {
              viewModel.delete(row.id)
            }
            .style(.flat)
          }
        }
      }
    }
    Text(viewModel.credit).style(.secondary)
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

/// A place's name over the detail that distinguishes places of the same name.
struct LocationText: Component {
  let row: () -> LocationRow

  var body: some Content {
    VStack(spacing: 2) {
      Text(row().text)
      Text(row().detail).style(.secondary)
    }
  }
}
