import Testing
import Usher
import UsherTesting

@testable import StarterFlows
@testable import StarterModel
@testable import StarterViewModels

/// Each test runs twice: once as usual, and once so that the process dies after every step.
@MainActor
@Suite("Books", .inEveryMode)
struct BooksTests {
  private let library = Library([
    Book(id: "walden", title: "Walden", author: "Henry David Thoreau"),
    Book(id: "emma", title: "Emma", author: "Jane Austen", isRead: true),
  ])

  private func start() throws -> TestApp {
    try TestApp { [library] in BooksCoordinator(library: library, flow: $0) }
  }

  @Test("the list has the books to read and those that were read, and finds them")
  func list() throws {
    let app = try start()
    try app.on(BooksViewModel.self) { books in
      #expect(books.toRead.map(\.title) == ["Walden"])
      #expect(books.read.map(\.title) == ["Emma"])
      books.query = "AUSTEN "
      #expect(books.toRead.isEmpty)
      #expect(books.read.map(\.title) == ["Emma"])
      books.query = "zzz"
      #expect(books.notFound == "No book is found for “zzz”.")
    }
    try app.close()
  }

  @Test("a new book is in the list, also for others who look at it")
  func add() async throws {
    let app = try start()
    let other = try start()
    try app.on(BooksViewModel.self) { $0.addButtonTapped() }
    try app.expect("Books ▸ [sheet] New Book")
    try app.on(EditBookViewModel.self) { $0.name.value = " Middlemarch " }
    try app.on(EditBookViewModel.self) { $0.saveButtonTapped() }
    try await app.wait { app.drawing == "Books" }
    for page in [app, other] {
      try await page.wait {
        try page.top(BooksViewModel.self).toRead.map(\.title) == ["Walden", "Middlemarch"]
      }
      try page.close()
    }
  }

  @Test("a book without a title isn't saved, and the form says why")
  func incomplete() async throws {
    let app = try start()
    try app.open("new")
    try app.on(EditBookViewModel.self) { $0.saveButtonTapped() }
    try await app.settle()
    #expect(try app.top(EditBookViewModel.self).name.message == "Please enter the title.")
    #expect(library.books.count == 2)
    // Each field shows its message, also after the process died.
    try app.on(EditBookViewModel.self) { $0.author.value = String(repeating: "x", count: 101) }
    #expect(try app.top(EditBookViewModel.self).author.message == "Use at most 100 characters.")
    try app.close()
  }

  @Test("changes are asked about before they are lost")
  func changed() throws {
    let app = try start()
    try app.open("books/walden")
    try app.on(EditBookViewModel.self) { $0.isRead.value = true }
    try app.swipeDown()
    try app.expect("Books ▸ [sheet] Edit Book ▸ [prompt] Discard your changes?")
    try app.answer("Cancel")
    #expect(try app.top(EditBookViewModel.self).isRead.value)
    try app.swipeDown()
    try app.answer("Discard")
    try app.expect("Books")
    #expect(library.book("walden")?.isRead == false)
    try app.close()
  }

  @Test("a book is deleted, once the person has said yes")
  func delete() async throws {
    let app = try start()
    try app.open("books/walden")
    try app.on(EditBookViewModel.self) { $0.deleteButtonTapped() }
    try app.answer("Cancel")
    try app.expect("Books ▸ [sheet] Edit Book")
    try app.on(EditBookViewModel.self) { $0.deleteButtonTapped() }
    try app.answer("Delete")
    try await app.wait { app.drawing == "Books" }
    #expect(library.books.map(\.id) == ["emma"])
    try app.close()
  }

  @Test("an address of a book that doesn't exist leads nowhere")
  func unknown() throws {
    let app = try start()
    #expect(throws: RouteError.self) { try app.open("books/zzz") }
    try app.expect("Books")
    try app.close()
  }

  @Test("each address leads back to its screen")
  func routes() throws {
    try RouteCheck([BooksRoute.list, .new, .book(id: "emma")]).run()
  }
}
