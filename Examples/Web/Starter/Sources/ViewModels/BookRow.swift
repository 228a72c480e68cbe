package import StarterModel

/// A row of the list.
public struct BookRow: Identifiable, Equatable {
  public let id: String
  public let title: String
  public let author: String

  package init(_ book: Book) {
    (id, title, author) = (book.id, book.title, book.author)
  }
}
