import Gallery
import GalleryViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Gallery: what its controls do")
struct ControlsTests {
  @Test("the form is checked here, against itself and by a service, then taken and empty")
  func form() async throws {
    try await visit("form") { app in
      let form = try app.top(FormViewModel.self)
      form.submitButtonTapped()
      try await app.settle()
      #expect(form.name.message == "Please enter your name.")
      form.name.value = "Ada"
      form.username.value = "ada"
      form.password.value = "analytical"
      form.again.value = "engine"
      try await pass(app)
      #expect(form.username.message == "“ada” is taken.")
      #expect(form.again.message == "The passwords differ.")
      form.username.value = "lovelace"
      form.again.value = "analytical"
      try await pass(app)
      form.submitButtonTapped()
      try await pass(app)
      try await pass(app)
      #expect(form.notice == "Thank you, Ada.")
      #expect(form.name.value.isEmpty)
    }
  }

  @Test("the endless list fails once on its way to its end")
  func endless() async throws {
    try await visit("lists/endless") { app in
      let list = try app.top(EndlessViewModel.self)
      try await app.settle()
      #expect(list.rows.value?.count == 25)
      list.endReached()
      try await pass(app)
      list.endReached()
      try await pass(app)
      #expect(list.more == .failed(message: "The service doesn’t answer. Please try again."))
      #expect(list.rows.value?.count == 50)
      for _ in 1...3 {
        list.retryButtonTapped()
        try await pass(app)
      }
      #expect(list.count == "125 rows")
    }
  }

  @Test("the long list goes to the entry that is typed, and takes new ones at its start")
  func long() async throws {
    try await visit("lists/long") { app in
      let list = try app.top(LongViewModel.self)
      list.number = "70000"
      list.goButtonTapped()
      #expect(list.position.target == 70_000)
      list.number = "no number"
      list.goButtonTapped()
      #expect(list.message == "There is no such entry.")
      list.addButtonTapped()
      #expect(list.rows.first?.title == "Entry 100001")
      #expect(list.count == "100001 entries")
      list.select(100_001)
      #expect(list.rows[0].isMarked)
    }
  }

  @Test("a guest who was deleted comes back in the same place, a song moves")
  func lists() async throws {
    try await visit("lists") { app in
      let lists = try app.top(ListsViewModel.self)
      let guests = lists.guests
      lists.delete("Grace")
      #expect(lists.guests.map(\.id) == ["Ada", "Katherine", "Mary", "Radia"])
      #expect(lists.undoText == "Grace was deleted.")
      lists.undoButtonTapped()
      #expect(lists.guests == guests)
      lists.move("Finale", to: 0)
      #expect(lists.songs.first?.id == "Finale")
    }
  }

  @Test("a fetch ends with rows, with none, or fails")
  func states() async throws {
    try await visit("states") { app in
      let states = try app.top(StatesViewModel.self)
      states.fetchButtonTapped()
      try await pass(app)
      #expect(states.fetched.value?.count == 3)
      states.failButtonTapped()
      try await pass(app)
      #expect(states.fetched.message == "The service doesn’t answer. Please try again.")
      states.fetchNothingButtonTapped()
      try await pass(app)
      #expect(states.fetched == .empty)
    }
  }

  @Test("a search says how many there are")
  func search() async throws {
    try await visit("search") { app in
      let search = try app.top(SearchViewModel.self)
      #expect(search.notice == nil)
      search.query = "ma"
      #expect(search.results.map(\.id) == ["Maple"])
      #expect(search.notice == "1 tree")
      search.query = "zzz"
      #expect(search.results.isEmpty)
      search.clearButtonTapped()
      #expect(search.results.count == 17)
    }
  }

  /// Runs a test on a page, and closes the app.
  private func visit(_ path: String, act: (TestApp) async throws -> Void) async throws {
    let app = try galleryApp(path, mode: .alive)
    try await act(app)
    try await app.end()
  }

  /// Lets the work that waits for a service go on.
  private func pass(_ app: TestApp) async throws {
    await app.clock.advance(by: .seconds(3))
    try await app.settle()
  }
}
