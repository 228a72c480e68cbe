import Testing
import Usher
import UsherTesting

@testable import StarterFlows
@testable import StarterModel
@testable import StarterViewModels

@MainActor
@Suite("Two people at the same books")
struct TwoPeopleTests {
  @Test("a book that somebody else has deleted can't be saved, and what was typed stays")
  func gone() async throws {
    let library = Library([Book(id: "walden", title: "Walden")])
    let app = try TestApp { BooksCoordinator(library: library, flow: $0) }
    try app.open("books/walden")
    try app.on(EditBookViewModel.self) { $0.author.value = "Thoreau" }
    try library.delete("walden")
    try app.on(EditBookViewModel.self) { $0.saveButtonTapped() }
    try await app.wait { try app.top(EditBookViewModel.self).message != nil }
    #expect(try app.top(EditBookViewModel.self).message == "Somebody has deleted this book.")
    #expect(try app.top(EditBookViewModel.self).author.value == "Thoreau")
    try app.close()
  }
}
