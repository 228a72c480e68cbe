public import Observation
package import StarterModel
public import Usher

/// The list of books: those to read, and those that were read.
@Observable
public final class BooksViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didPressAdd, didSelect(Book.ID) }

  public let title = "Books"
  /// What is looked for in titles and authors.
  public var query = ""
  private var books: [Book]
  private let screen: Screen<Event>

  package init(library: Library, screen: Screen<Event>) {
    self.screen = screen
    // First subscribe, then read, so that no change between the two is missed.
    let changes = library.changes()
    books = library.books
    screen.scope.forEach(changes) { [weak self] in self?.books = library.books }
  }

  public var toRead: [BookRow] { rows { !$0.isRead } }
  public var read: [BookRow] { rows { $0.isRead } }
  public var isEmpty: Bool { books.isEmpty }
  /// The sentence in the place of books, if none is found.
  public var notFound: String? {
    found.isEmpty && !isEmpty ? "No book is found for “\(query)”." : nil
  }

  public func addButtonTapped() { screen.send(.didPressAdd) }
  public func select(_ id: BookRow.ID) { screen.send(.didSelect(id)) }

  private var found: [Book] {
    let query = query.trimmed
    guard !query.isEmpty else { return books }
    return books.filter { $0.title.holds(query) || $0.author.holds(query) }
  }

  private func rows(_ isIncluded: (Book) -> Bool) -> [BookRow] {
    found.filter(isIncluded).map(BookRow.init)
  }
}
