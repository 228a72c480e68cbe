import ToolLibraryViewModels
import UsherWeb

struct ToolView: View {
  let viewModel: ToolViewModel

  var body: some HTML {
    Card {
      p { viewModel.purpose }
      p { "Shelf \(viewModel.shelf)" }.class("secondary")
      button { "Borrow" }.class("button wide").on(.click, viewModel.borrowButtonTapped)
    }
    section {
      h2 { "Who has it when" }.class("header")
      if viewModel.bookings.isEmpty {
        p { "Nobody yet. It is free." }.class("secondary")
      } else {
        ul {
          ForEach(viewModel.bookings) { row in
            li {
              div {
                span { row.days }
                span { row.name }.class("value")
              }
              .class("row")
            }
          }
        }
        .class("list")
      }
    }
    .label("Who has it when")
    ToastBar(viewModel.toast)
  }
}
