import ToolLibraryViewModels
import UsherWeb

struct LoansView: View {
  let viewModel: LoansViewModel

  var body: some HTML {
    if viewModel.rows.isEmpty {
      EmptyState("Nothing borrowed", "Choose a tool, and press Borrow.", symbol: .list)
    } else {
      section {
        h2 { "Borrowed by \(viewModel.name)" }.class("header")
        ul {
          ForEach(viewModel.rows) { [viewModel] row in
            LoanRowView(
              row: row,
              select: { viewModel.select(row.id) },
              giveBack: { viewModel.returnButtonTapped(row.id) }
            )
          }
        }
        .class("list")
      }
    }
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    div {
      p { "Signed in as \(viewModel.address)." }.class("secondary")
      button { "Sign Out" }.class("button secondary").on(.click, viewModel.signOutButtonTapped)
    }
    .class("sign-out")
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }
}

/// A loan. A press on it opens its note; the button returns it, and so does a swipe.
private struct LoanRowView: ElementComponent {
  let row: LoanRow
  let select: () -> Void
  let giveBack: () -> Void

  var body: some ElementHTML {
    li {
      DeletableRow(row.name, delete: giveBack) {
        div {
          button {
            strong { row.name }
            small { row.days }
            if !row.note.isEmpty { small { row.note } }
          }
          .class("lines loan").on(.click, select)
          if row.isLate { Badge("Late", .warning) }
          button { "Return" }.class("button secondary small").label("Return \(row.name)")
            .on(.click, giveBack)
        }
        .class("row")
      }
    }
  }
}
