import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Restarts", .onEachStore)
struct RestartTests {
  @Test("everything is kept, and so are the tags")
  func kept() async throws {
    try await TestDatabase.run(kept)
  }

  private func kept(_ database: TestDatabase) async throws {
    var before: [String] = []
    var tag: String?
    let paths = ["players", "matches", "rankings"]
    try await RunningGoalbase.run(database.open()) { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      try await goalbase.add(MatchBody([anna], [ben], 3, 0, at: "2016-10-01T00:00:00Z"))
      for path in paths { before.append(try await goalbase.get(path).body) }
      tag = try await goalbase.get("players")["ETag"]
    }
    let known = try #require(tag)
    try await RunningGoalbase.run(database.open()) { goalbase in
      for (path, body) in zip(paths, before) {
        let (unchanged, whole) = try await (goalbase.get(path, ifNot: known), goalbase.get(path))
        #expect(unchanged.status == 304 && whole.body == body)
      }
    }
  }

  @Test("two servers of one database see each other's changes")
  func shared() async throws {
    try await TestDatabase.run(shared)
  }

  private func shared(_ database: TestDatabase) async throws {
    try await RunningGoalbase.run(database.open()) { one in
      try await RunningGoalbase.run(database.open()) { other in
        #expect(try await other.get("players").body == "[]")
        try await one.add(player: "Anna")
        #expect(try await other.get("players").players.map(\.name) == ["Anna"])
        try await other.add(player: "Ben")
        #expect(try await one.get("players").players.map(\.name) == ["Anna", "Ben"])
      }
    }
  }

  @Test("a file of SQLite that is no database is an error")
  func unreadable() throws {
    #expect(throws: (any Error).self) { try SQLiteGoalbaseStore(path: "/nowhere/x.sqlite") }
  }
}
