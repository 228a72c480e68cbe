import StarterModel
import StarterViewModels
import Usher
public import UsherPreviews

/// Each view model in each of its states: at `/_usher/previews` while you develop, and in a test.
public let bookPreviews = listPreviews + formPreviews

let listPreviews = [
  Preview("Books", "loaded") { BooksViewModel(library: .shelf, screen: $0) },
  Preview("Books", "empty") { BooksViewModel(library: Library(), screen: $0) },
  Preview("Books", "nothing found") { screen in
    let books = BooksViewModel(library: .shelf, screen: screen)
    books.query = "Anna Karenina"
    return books
  },
  Preview("Books", "long texts") {
    BooksViewModel(library: Library([.long]), screen: $0)
  },
]

let formPreviews = [
  Preview("Edit Book", "new") { EditBookViewModel(nil, in: Library(), screen: $0) },
  Preview("Edit Book", "changed") { EditBookViewModel(.walden, in: .shelf, screen: $0) },
  Preview("Edit Book", "with a mistake") { screen in
    let book = EditBookViewModel(nil, in: Library(), screen: screen)
    book.name.touch()
    return book
  },
  Preview("Edit Book", "long texts") { EditBookViewModel(.long, in: Library(), screen: $0) },
]

extension Library {
  fileprivate static var shelf: Library {
    Library([.walden, Book(id: "emma", title: "Emma", author: "Jane Austen", isRead: true)])
  }
}

extension Book {
  fileprivate static let walden = Book(
    id: "walden",
    title: "Walden",
    author: "Henry David Thoreau"
  )
  fileprivate static let long = Book(
    id: "long",
    title: LongText.sentence,
    author: LongText.word
  )
}
