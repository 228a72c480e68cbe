import GalleryViewModels
import UsherWeb

struct LongView: View {
  let viewModel: LongViewModel

  var toolbar: some HTML {
    button { Symbol.add }.label("Add an Entry").attribute("type", "button")
      .on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    form {
      TextField("Entry", bind(\.number), message: viewModel.message)
      button { "Go" }.class("button secondary").attribute("type", "submit")
    }
    .class("form go-to").on(.submit, viewModel.goButtonTapped)
    StatusText(viewModel.count, style: "secondary more")
    ul {
      ForEach(viewModel.rows, position: viewModel.position) { [viewModel] row in
        li {
          button {
            span {
              strong { row.title }
              if !row.text.isEmpty { small { row.text } }
            }
            .class("lines")
          }
          .class("row").attribute("type", "button").attribute("aria-pressed", is: row.isMarked)
          .on(.click) { viewModel.select(row.id) }
        }
      }
    }
    .class("list")
  }
}
