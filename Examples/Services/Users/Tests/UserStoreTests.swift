import Foundation
import GRDB
import Testing

@testable import UsersService

@Suite("The store of the service")
struct UserStoreTests {
  @Test("seeding makes it exactly that many, the first ten of which are known")
  func exact() async throws {
    let store = try UserStore.inMemory()
    for count in [10, 0, 25, 3, 120, 10] {
      try await store.seed(count: count)
      let (users, total) = try await store.users(UserQuery())
      #expect(total == count && users.map(\.id) == Array(0..<count).map { $0 + 1 })
      #expect(users.prefix(10) == KnownUsers.all.prefix(count))
    }
    try await store.seed(count: -1)
    #expect(try await store.users(UserQuery()).total == 0)
  }

  @Test("the same users are invented each time, however many there are")
  func deterministic() async throws {
    let (one, other) = (try UserStore.inMemory(), try UserStore.inMemory())
    try await one.seed(count: 200)
    try await other.seed(count: 50)
    try await other.seed(count: 200)
    #expect(try await one.users(UserQuery()).users == other.users(UserQuery()).users)
  }

  @Test("they are of many languages, and not everybody has a name or an email")
  func variety() {
    let users = (11...2000).map(InventedUsers.user)
    let names = users.compactMap(\.name)
    #expect(Set(names).count > 1500)
    #expect(users.contains { $0.name == nil } && users.contains { $0.name == "" })
    #expect(users.contains { $0.email == nil })
    #expect(names.contains { $0.hasPrefix("É") } && names.contains { $0.contains("ø") })
    #expect(names.contains { $0 == $0.lowercased() && $0.contains { $0.isLetter } })
    #expect(names.contains { $0.first?.isNumber == true } && names.contains { $0.hasPrefix(" ") })
    #expect(Set(users.compactMap(\.email)).count == users.compactMap(\.email).count)
    #expect(users.allSatisfy { $0.email?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } ?? true })
  }

  @Test("a file keeps them, and isn't made anew when it is opened again")
  func file() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "users.sqlite").path
    #expect(try await UserStore(path: path).users(UserQuery()).total == 10)
    try await UserStore(path: path).seed(count: 30)
    #expect(try await UserStore(path: path).users(UserQuery()).total == 30)
    // Seeding again doesn't restore removed users.
    try await UserStore(path: path).seed(count: 0)
    #expect(try await UserStore(path: path).users(UserQuery()).total == 0)
  }

  @Test("pages by name are read by the index, without sorting")
  func indexed() async throws {
    let store = try UserStore.inMemory()
    for column in ["nameKey", "emailKey"] {
      let plan = try await store.database.read { database in
        try String.fetchAll(
          database,
          sql: """
            EXPLAIN QUERY PLAN SELECT id, name, email FROM user WHERE TRUE
            ORDER BY \(column), id LIMIT 50 OFFSET 100
            """,
          adapter: SuffixRowAdapter(fromIndex: 3)
        )
      }
      #expect(plan.count == 1 && plan[0].contains("USING INDEX"), "\(plan)")
    }
  }

  @Test(
    "sort keys are in the order people sort in",
    arguments: [
      ["adam", "Ádám B", "ADAM C"], ["Bob 2", "bob 10", "Bob 100 a"], ["Oak", "Ødegård", "ofer"],
      ["Ad", "Ægir", "Af"], [" Zoë", "中村", ""], ["1a", "2", "10", "a"], ["Z", nil],
    ]
  )
  func keys(_ names: [String?]) {
    let keys = names.map(Folded.sortKey)
    #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(keys).count == keys.count)
  }
}
