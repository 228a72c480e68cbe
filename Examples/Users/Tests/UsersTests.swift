import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

@MainActor
@Suite("Users: the list", .inEveryMode)
struct UsersTests {
  @Test("the ten known users in three sections, the last one empty")
  func known() async throws {
    let users = try UsersDriver(FixedUsers.known)
    try await users.settle()
    try users.app.expect("Users")
    #expect(try users.users.sections.value?.map(\.name) == ["A to I", "J to Q", "R to Z"])
    #expect(
      try users.sections == [
        "A to I": [
          "Chelsey Dietrich", "Clementina DuBuque", "Clementine Bauch", "Ervin Howell",
          "Glenna Reichert",
        ],
        "J to Q": [
          "Kurtis Weissnat", "Leanne Graham", "Mrs. Dennis Schulist", "Nicholas Runolfsdottir V",
          "Patricia Lebsack",
        ],
        "R to Z": [],
      ]
    )
    #expect(try users.users.sections.value?[0].rows[0].email == "Lucio_Hettinger@annie.ca")
    #expect(try users.users.count == "10 users")
    try await users.close()
  }

  @Test("without users there are three empty sections, and it says so")
  func empty() async throws {
    let users = try UsersDriver(FixedUsers(users: []))
    try await users.settle()
    #expect(try users.sections == ["A to I": [], "J to Q": [], "R to Z": []])
    #expect(try users.users.notice == "There are no users.")
    #expect(try !users.users.hidesSections)
    try await users.close()
  }

  @Test("F3.4: other names have a section of their own, and nobody vanishes")
  func others() async throws {
    let people: [String?] = ["7 of 9", "Émile", " zoe", "", nil, "ian", "Jan"]
    let users = try UsersDriver(
      FixedUsers(
        users: people.enumerated().map { User(id: $0, name: $1, email: $0 == 4 ? nil : "a@b.c") }
      )
    )
    try await users.settle()
    #expect(
      try users.sections == [
        "A to I": ["Émile", "ian"], "J to Q": ["Jan"], "R to Z": [" zoe"],
        "Other": ["7 of 9", "", ""],
      ]
    )
    #expect(try users.users.sections.value?.last?.rows.last?.email == "")
    try await users.close()
  }

  @Test("F3.1: fetched again it isn't doubled")
  func again() async throws {
    let users = try UsersDriver(FixedUsers.known)
    try await users.settle()
    for _ in 0..<3 {
      try users.app.on(UsersViewModel.self) { $0.refresh() }
      try await users.settle()
    }
    #expect(try users.sections.values.map(\.count).reduce(0, +) == 10)
    try await users.close()
  }

  @Test("the end of the list fetches the next page, until there is none")
  func pages() async throws {
    let people = (1...120).map { User(id: $0, name: "Bart \($0)", email: nil) }
    let users = try UsersDriver(FixedUsers(users: people))
    try await users.settle()
    #expect(try users.sections["A to I"]?.count == 50)
    for expected in [100, 120, 120] {
      try users.app.on(UsersViewModel.self) { $0.endReached() }
      if TestApp.mode == .processDeath { break }
      try await users.settle()
      #expect(try users.sections["A to I"]?.count == expected)
    }
    #expect(try users.users.count == "120 users")
    try await users.settle()
    try await users.close()
  }
}
