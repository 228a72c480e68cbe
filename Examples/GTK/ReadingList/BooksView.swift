import StarterViewModels
import Usher
import UsherGTK

struct BooksView: View {
  let viewModel: BooksViewModel

  var toolbar: some Content {
    Button(icon: "list-add-symbolic", "Add a Book", viewModel.addButtonTapped)
  }

  var body: some Content {
    Show(when: viewModel.isEmpty) {
      EmptyState("No books yet", "Add one that you want to read.") {
        Button("Add a Book", viewModel.addButtonTapped).style(.suggested)
      }
    } otherwise: {
      TextField("Search", viewModel.bind(\.query), kind: .search)
      Text(viewModel.notFound).style(.secondary)
      BookSection(title: "To Read", books: { viewModel.toRead }, select: viewModel.select)
      BookSection(title: "Read", books: { viewModel.read }, select: viewModel.select)
    }
  }
}

/// Some of the books below their headline; nothing if there are none.
private struct BookSection: Component {
  let title: String
  let books: () -> [BookRow]
  let select: (BookRow.ID) -> Void

  var body: some Content {
    Section(books().isEmpty ? nil : title) {
      ForEach(books()) { book in
        RowButton {
          select(book.id)
        } content: {
          VStack(spacing: 2) {
            Text(book.title)
            Text(book.author).style(.secondary)
          }
        }
      }
    }
  }
}
