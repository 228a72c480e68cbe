import CloudyViewModels
import UsherWeb

struct LocationsView: View {
  let viewModel: LocationsViewModel

  var hidesBack: Bool { true }

  var leadingToolbar: some HTML {
    button { Symbol.add }.label(viewModel.words.add).on(.click, viewModel.addButtonTapped)
  }

  var toolbar: some HTML {
    button { viewModel.words.done }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    section {
      h2 { viewModel.currentHeader }.class("header")
      ul {
        li {
          if viewModel.isCurrentKnown {
            LocationButton(
              row: viewModel.current,
              isChosen: viewModel.isCurrentChosen,
              select: viewModel.selectCurrent
            )
          } else {
            div {
              LocationText(row: viewModel.current)
              if viewModel.canLocate {
                button { HostText(.tryAgain) }.class("button secondary small").attribute(
                  "type",
                  "button"
                )
                .on(.click, viewModel.locateButtonTapped)
              }
            }
            .class("row place")
          }
        }
      }
      .class("list")
    }
    section {
      h2 { viewModel.favoritesHeader }.class("header")
      LoadableView(viewModel.favorites, retry: viewModel.retryButtonTapped) {
        [viewModel] favorites in
        if let text = viewModel.noFavorites {
          ul { li { div { text }.class("row secondary") } }.class("list")
        } else {
          ul {
            ForEach(favorites) { row in
              FavoriteRow(
                row: row,
                deleteLabel: viewModel.words.delete(row.text),
                isChosen: row.id == viewModel.chosen,
                select: { viewModel.select(row.id) },
                delete: { viewModel.delete(row.id) },
                move: { viewModel.move(row.id, to: $0) }
              )
            }
          }
          .class("list favorites")
        }
      }
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
    p { viewModel.credit }.class("secondary credit")
  }
}

private struct FavoriteRow: ElementComponent {
  let row: LocationRow
  let deleteLabel: String
  let isChosen: Bool
  let select: () -> Void
  let delete: () -> Void
  let move: (Int) -> Void

  var body: some ElementHTML {
    li {
      div {
        MoveHandle(row.text, onMove: move)
        LocationButton(row: row, isChosen: isChosen, select: select)
        button { Symbol.delete }.class("delete").attribute("type", "button")
          .label(deleteLabel).on(.click, delete)
      }
      .class("favorite")
    }
  }
}
