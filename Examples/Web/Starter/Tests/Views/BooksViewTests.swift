import Testing
import Usher
import UsherTesting
import UsherWebTesting

@testable import StarterModel
@testable import StarterViewModels
@testable import StarterViews

@MainActor
@Suite("What the screens show")
struct BooksViewTests {
  @Test("the list: two sections, a search, and a press on a book")
  func list() throws {
    let window = TestWindow()
    let library = Library([
      Book(id: "walden", title: "Walden", author: "Henry David Thoreau"),
      Book(id: "emma", title: "Emma", author: "Jane Austen", isRead: true),
    ])
    var selected: [Book.ID] = []
    let viewModel = BooksViewModel(
      library: library,
      screen: window.screen { if case .didSelect(let id) = $0 { selected.append(id) } }
    )
    let page = TestPage(BooksView(viewModel: viewModel))
    #expect(page.elements(.heading).map(\.name) == ["Books", "To Read", "Read"])
    try page.button("Walden Henry David Thoreau").click()
    #expect(selected == ["walden"])
    try page.field("Search").fill("austen")
    #expect(page.elements(.listitem).map(\.text) == ["Emma Jane Austen"])
    try page.field("Search").fill("zzz")
    #expect(page.text.contains("No book is found for “zzz”."))
    window.close()
  }

  @Test("the empty list: how to begin")
  func empty() throws {
    let window = TestWindow()
    var adds = 0
    let viewModel = BooksViewModel(
      library: Library(),
      screen: window.screen { if case .didPressAdd = $0 { adds += 1 } }
    )
    let page = TestPage(BooksView(viewModel: viewModel))
    #expect(page.text.contains("No books yet"))
    try page.button("Add a Book").click()
    #expect(adds == 1)
    window.close()
  }

  @Test("the form: what is missing, and what is saved")
  func form() async throws {
    let window = TestWindow()
    let library = Library()
    let viewModel = EditBookViewModel(nil, in: library, screen: window.screen { _ in })
    let page = TestPage(EditBookView(viewModel: viewModel))
    try page.button("Save").click()
    try await window.settle()
    #expect(try page.field("Title").details == "Please enter the title.")
    try page.field("Title").fill("Emma")
    try page.field("Author").fill("Jane Austen")
    try page.checkbox("I have read it").click()
    try page.button("Save").click()
    try await window.settle()
    #expect(library.books.map(\.title) == ["Emma"])
    #expect(library.books.allSatisfy { $0.author == "Jane Austen" && $0.isRead })
    window.close()
  }
}
