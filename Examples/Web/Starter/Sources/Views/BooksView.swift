import StarterViewModels
import UsherWeb

struct BooksView: View {
  let viewModel: BooksViewModel

  var toolbar: some HTML {
    button { Symbol.add }.label("Add a Book").on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    if viewModel.isEmpty {
      EmptyState("No books yet", "Add one that you want to read.", symbol: .list) {
        button { "Add a Book" }.class("button").on(.click, viewModel.addButtonTapped)
      }
    } else {
      SearchField("Search", bind(\.query))
      StatusText(viewModel.notFound, style: "secondary")
      BookSection(title: "To Read", books: viewModel.toRead, select: viewModel.select)
      BookSection(title: "Read", books: viewModel.read, select: viewModel.select)
    }
  }
}

/// Some of the books below their headline; nothing if there are none.
private struct BookSection: Component {
  let title: String
  let books: [BookRow]
  let select: (BookRow.ID) -> Void

  var body: some HTML {
    if !books.isEmpty {
      section {
        h2 { title }.class("header")
        ul {
          ForEach(books) { book in BookRowView(book: book, select: { select(book.id) }) }
        }
        .class("list")
      }
      .label(title)
    }
  }
}

private struct BookRowView: ElementComponent {
  let book: BookRow
  let select: () -> Void

  var body: some ElementHTML {
    li {
      button {
        span {
          strong { book.title }
          if !book.author.isEmpty { small { book.author } }
        }
        .class("lines")
      }
      .class("row leads").on(.click, select)
    }
  }
}
