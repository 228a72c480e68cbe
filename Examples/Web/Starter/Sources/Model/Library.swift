import Foundation
import Synchronization
import UsherPubSub

/// All books. It is shared by all pages, which are on actors of their own: so it is `Sendable`.
public final class Library: Sendable {
  private let subscribers = Subscribers<Void>()
  private let file: URL?
  private let kept: Mutex<[Book]>

  /// Makes a library in memory.
  package init(_ books: [Book] = []) {
    file = nil
    kept = Mutex(books)
  }

  /// Makes a library that a file keeps, as JSON. If there is no file, it begins with a few books.
  ///
  /// - Throws: ``LibraryError/notRead`` if there is a file that can't be read or decoded. The file is left as it is.
  public init(file path: String) throws {
    let file = URL(fileURLWithPath: path)
    self.file = file
    guard FileManager.default.fileExists(atPath: path) else {
      kept = Mutex(Self.samples)
      return
    }
    do {
      kept = Mutex(try JSONDecoder().decode([Book].self, from: Data(contentsOf: file)))
    } catch {
      throw LibraryError.notRead(file: path, reason: "\(error)")
    }
  }

  private static let samples = [
    Book(id: "middlemarch", title: "Middlemarch", author: "George Eliot", isRead: true),
    Book(id: "walden", title: "Walden", author: "Henry David Thoreau"),
    Book(id: "emma", title: "Emma", author: "Jane Austen"),
  ]

  /// The books, in the order in which they were added.
  package var books: [Book] { kept.withLock(\.self) }

  /// An element for each time when books were added, changed or deleted, from now on.
  package func changes() -> AsyncStream<Void> { subscribers.changes() }

  package func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  package func add(_ book: Book) throws(LibraryError) {
    try change { books throws(LibraryError) in books.append(book) }
  }

  /// Replaces the book with the same id.
  package func update(_ book: Book) throws(LibraryError) {
    try change { books throws(LibraryError) in
      guard let index = books.firstIndex(where: { $0.id == book.id }) else { throw .gone }
      books[index] = book
    }
  }

  /// Deletes a book. It is no error if there is none.
  package func delete(_ id: Book.ID) throws(LibraryError) {
    try change { books throws(LibraryError) in books.removeAll { $0.id == id } }
  }

  /// Changes the books, writes the file, and tells all pages. If the file can't be written, nothing is changed.
  private func change(
    _ body: (inout [Book]) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    try kept.withLock { books throws(LibraryError) in
      var changed = books
      try body(&changed)
      do {
        if let file { try JSONEncoder().encode(changed).write(to: file, options: .atomic) }
      } catch {
        throw .notStored(error.localizedDescription)
      }
      books = changed
    }
    subscribers.send(())
  }
}
