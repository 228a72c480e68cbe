import Testing

@testable import Goalbase

@Suite("Restarts")
struct RestartTests {
  @Test("with a file everything is kept, and so are the tags")
  func kept() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.file("goalbase.sqlite")
    var before: [String] = []
    var tag: String?
    let paths = ["players", "matches", "rankings"]
    try await RunningGoalbase.run(SQLiteGoalbaseStore(path: path)) { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      try await goalbase.add(MatchBody([anna], [ben], 3, 0, at: "2016-10-01T00:00:00Z"))
      for path in paths { before.append(try await goalbase.get(path).body) }
      tag = try await goalbase.get("players")["ETag"]
    }
    let known = try #require(tag)
    try await RunningGoalbase.run(SQLiteGoalbaseStore(path: path)) { goalbase in
      for (path, body) in zip(paths, before) {
        let (unchanged, whole) = try await (goalbase.get(path, ifNot: known), goalbase.get(path))
        #expect(unchanged.status == 304 && whole.body == body)
      }
    }
  }

  @Test("two servers of one file see each other's changes")
  func shared() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.file("goalbase.sqlite")
    try await RunningGoalbase.run(SQLiteGoalbaseStore(path: path)) { one in
      try await RunningGoalbase.run(SQLiteGoalbaseStore(path: path)) { other in
        #expect(try await other.get("players").body == "[]")
        try await one.add(player: "Anna")
        #expect(try await other.get("players").players.map(\.name) == ["Anna"])
        try await other.add(player: "Ben")
        #expect(try await one.get("players").players.map(\.name) == ["Anna", "Ben"])
      }
    }
  }

  @Test("a file that is no database is an error")
  func unreadable() throws {
    #expect(throws: (any Error).self) { try SQLiteGoalbaseStore(path: "/nowhere/x.sqlite") }
  }
}
