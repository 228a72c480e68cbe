import GalleryViewModels
import UsherWeb

struct ListsView: View {
  let viewModel: ListsViewModel

  var body: some HTML {
    rows
    amounts
    deletable
    movable
    GallerySection(
      "LoadMore",
      "The end of a list that comes in parts: it asks for the next one before the person is there."
    ) { [viewModel] in
      LoadMoreSamples()
      ul {
        li {
          button { "A list of 125 rows, the third part of which fails once" }.class("row leads")
            .attribute("type", "button").on(.click, viewModel.endlessButtonTapped)
        }
        li {
          button { "A list of 100,000 rows, of which the browser has those that are seen" }
            .class("row leads").attribute("type", "button").on(.click, viewModel.longButtonTapped)
        }
      }
      .class("list")
    }
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }

  @HTMLBuilder private var rows: some HTML {
    GallerySection("list, row", "Things of one kind below each other. A row that leads on says so.")
    {
      [viewModel] in
      StatusText(viewModel.notice, style: "secondary")
      RowSamples(press: viewModel.press)
    }
    GallerySection(
      "A row that is chosen",
      "Which one is beside the list, or is the one of several."
    ) {
      [viewModel] in
      ul {
        ForEach(viewModel.colors) { row in
          li {
            button { row.id }.class("row").attribute("type", "button")
              .attribute("aria-current", viewModel.chosen == row.id ? "true" : nil)
              .on(.click) { viewModel.chooseColor(row.id) }
          }
        }
      }
      .class("list")
    }
  }

  @HTMLBuilder private var amounts: some HTML {
    GallerySection("Many, one and none", "Where there are none, say so, and how to begin.") {
      [viewModel] in
      SegmentedControl("Amount", ListsViewModel.Amount.allCases) {
        $0.rawValue
      } isSelected: {
        $0 == viewModel.amount
      } onSelect: {
        viewModel.chooseAmount($0)
      }
      if viewModel.rows.isEmpty {
        EmptyState("No rows yet", "Choose another amount.", symbol: .list)
      } else {
        ul { ForEach(viewModel.rows) { row in li { div { row.id }.class("row") } } }.class("list")
      }
    }
  }

  @HTMLBuilder private var deletable: some HTML {
    GallerySection(
      "DeletableRow, UndoBar",
      "A finger swipes it, the keys Delete and Backspace work, and editing shows a button before it."
    ) { [viewModel] in
      div {
        button { viewModel.editButtonTitle }.class("button secondary small")
          .attribute("type", "button").attribute("aria-pressed", is: viewModel.isEditing)
          .on(.click, viewModel.editButtonTapped)
      }
      ul {
        ForEach(viewModel.guests) { row in
          li {
            DeletableRow(row.id) {
              viewModel.delete(row.id)
            } content: {
              div { row.id }.class("row")
            }
          }
        }
      }
      .class("list").editing(viewModel.isEditing)
    }
  }

  @HTMLBuilder private var movable: some HTML {
    GallerySection(
      "MoveHandle",
      "The person puts the rows in order, by dragging or by the arrow keys."
    ) {
      [viewModel] in
      ul {
        ForEach(viewModel.songs) { row in
          li {
            div {
              span { row.id }
              MoveHandle(row.id) { viewModel.move(row.id, to: $0) }
            }
            .class("row")
          }
        }
      }
      .class("list")
      Sample("Disabled") {
        ul {
          li {
            div {
              span { "It stays where it is" }
              MoveHandle("It stays where it is", isDisabled: true) { _ in }
            }
            .class("row")
          }
        }
        .class("list")
      }
    }
  }
}
