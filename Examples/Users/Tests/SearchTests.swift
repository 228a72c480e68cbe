import RESTErrors
import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

@MainActor
@Suite("Users: searching and failing")
struct SearchTests {
  private let bart = User(id: 1, name: "Bart", email: nil)
  private let lisa = User(id: 2, name: "Lisa", email: nil)

  @Test("what is typed is looked for once the person pauses")
  func debounce() async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart, lisa], total: 2)
    try await users.settle()
    for query in ["l", "li"] { try users.app.on(UsersViewModel.self) { $0.query = query } }
    try await users.search("lis")
    try await users.app.wait { source.requests == [.init(page: 1, query: "lis")] }
    source.answer([lisa], total: 1)
    try await users.settle()
    #expect(try users.sections["J to Q"] == ["Lisa"])
    #expect(try users.users.count == "1 user")
    #expect(source.history.map(\.query) == ["", "lis"])
    try await users.close()
  }

  @Test("F3.7: an older answer that comes last changes nothing")
  func newestWins() async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    try await users.search("b")
    try await users.app.wait { source.requests.count == 2 }
    source.answer([bart], to: "b", total: 1)
    try await users.app.wait { try users.sections["A to I"] == ["Bart"] }
    source.answer([bart, lisa], to: "", total: 2)
    try await users.settle()
    #expect(try users.sections["J to Q"] == [])
    #expect(try users.users.count == "1 user")
    try await users.close()
  }

  @Test("nobody found is said; the sections stay")
  func noMatch() async throws {
    let users = try UsersDriver(FixedUsers.known)
    try await users.settle()
    try await users.search("zz")
    try await users.settle()
    #expect(try users.users.notice == "Nobody matches “zz”.")
    // Three empty headers would say nothing more.
    #expect(try users.users.hidesSections)
    try users.app.on(UsersViewModel.self) { $0.query = "zzz" }
    #expect(try users.users.notice == "Nobody matches “zz”.")
    #expect(try users.sections.count == 3)
    try await users.close()
  }

  @Test("what was looked for comes back after the process died")
  func restored() async throws {
    let users = try UsersDriver(FixedUsers.known)
    try await users.settle()
    try await users.search("leanne")
    try await users.settle()
    try users.app.die()
    try await users.settle()
    #expect(try users.users.query == "leanne")
    #expect(try users.sections["J to Q"] == ["Leanne Graham"])
    try await users.close()
  }

  @Test(
    "F3.2: each failure has a message and a retry, and what was shown stays",
    arguments: [
      (
        RESTError.unreachable,
        "The service can’t be reached. Please check your connection and try again."
      ),
      (.timedOut, "The service takes too long to answer. Please try again."),
      (.cutOff, "The answer didn’t arrive completely. Please try again."),
      (.status(500), "The service has a problem (500). Please try again later."),
      (.malformed, "The service’s answer can’t be read. Please try again later."),
      (.tooLarge, "The service’s answer is too large."),
    ]
  )
  func fails(error: RESTError, message: String) async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    source.fail(.service(error))
    try await users.settle()
    #expect(try users.users.sections == .failed(old: nil, message: message))
    try users.app.on(UsersViewModel.self) { $0.retryButtonTapped() }
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart])
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.refresh() }
    try await users.app.wait { source.requests.count == 1 }
    source.fail(.service(error))
    try await users.settle()
    #expect(try users.users.sections.message == message)
    #expect(try users.sections["A to I"] == ["Bart"])
    try await users.close()
  }

  @Test("a page that fails leaves what is there, and can be tried again")
  func pageFails() async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart], next: 2)
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.endReached() }
    try await users.app.wait { source.requests == [.init(page: 2, query: "")] }
    source.fail(.service(.timedOut))
    try await users.settle()
    #expect(
      try users.users.more
        == .failed(message: "The service takes too long to answer. Please try again.")
    )
    #expect(try users.sections["A to I"] == ["Bart"])
    try users.app.on(UsersViewModel.self) { $0.endReached() }
    try await users.app.wait { source.requests.count == 1 }
    source.answer([lisa])
    try await users.settle()
    #expect(try users.sections["J to Q"] == ["Lisa"])
    #expect(try users.users.more == MoreItems.none)
    try await users.close()
  }

  @Test("when a search fails, the end of the list that is still shown fetches nothing of it")
  func failedSearch() async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart], next: 2)
    try await users.settle()
    try await users.search("zz")
    try await users.app.wait { source.requests.count == 1 }
    source.fail(.service(.unreachable))
    try await users.settle()
    try users.app.on(UsersViewModel.self) { $0.endReached() }
    try await users.settle()
    #expect(source.requests.isEmpty)
    #expect(try users.users.sections.message == UsersError.service(.unreachable).userMessage)
    #expect(try users.sections["A to I"] == ["Bart"])
    try await users.close()
  }

  @Test("closed while it fetches, nothing is left and the late answer is nobody's")
  func closed() async throws {
    let source = ScriptedUsers()
    let users = try UsersDriver(source)
    try await users.app.wait { source.requests.count == 1 }
    users.app.navigation.close()
    source.answer([bart])
    try await users.app.wait { users.app.navigation.leaks.isEmpty }
    try users.app.close()
  }
}
