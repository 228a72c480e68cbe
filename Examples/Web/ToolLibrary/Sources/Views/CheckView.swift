import ToolLibraryViewModels
import UsherWeb

struct CheckView: View {
  let viewModel: CheckViewModel

  var body: some HTML {
    form {
      BorrowSteps(present: 2)
      ul {
        CheckRow(label: "Tool", value: viewModel.toolName)
        CheckRow(label: "Shelf", value: viewModel.shelf)
        CheckRow(label: "Days", value: viewModel.days)
        CheckRow(label: "For", value: viewModel.name)
      }
      .class("list")
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      button { "Borrow It" }.class("button wide").attribute("type", "submit")
        .busy(viewModel.isBorrowing)
    }
    .class("form").on(.submit, viewModel.borrowButtonTapped)
  }
}

private struct CheckRow: ElementComponent {
  let label: String
  let value: String

  var body: some ElementHTML {
    li {
      div {
        span { label }
        span { value }.class("value")
      }
      .class("row")
    }
  }
}
