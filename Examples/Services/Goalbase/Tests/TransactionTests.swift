import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("A change is whole or not at all", .onEachStore)
struct TransactionTests {
  /// `A` and `M` stand for the ids of a player and a match.
  @Test(
    "nothing remains of what fails half-way, and nobody is told of the database",
    arguments: [
      ("INSERT ON matches_away_players", "POST", "matches"),
      ("INSERT ON matches_away_players", "PUT", "matches/M"),
      ("UPDATE ON version", "POST", "matches"), ("UPDATE ON version", "PUT", "matches/M"),
      ("UPDATE ON version", "DELETE", "matches/M"), ("UPDATE ON version", "POST", "players"),
      ("DELETE ON players", "DELETE", "players/A?with_matches=true"),
    ]
  )
  func halfWay(_ event: String, _ method: String, _ path: String) async throws {
    try await run { goalbase, database in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      let id = try await goalbase.add(MatchBody([anna], [ben]))
      // The API's lists would come from its cache, so another store reads the tables.
      let store = try await database.open()
      let before = try await store.logbook()
      try await database.fail(before: event)
      let match = MatchBody([ben], [anna], 7, 7).json
      let answer = try await goalbase.send(
        method,
        path.replacing("A", with: anna).replacing("M", with: id),
        body: method == "DELETE" ? nil : path == "players" ? #"{"name":"Carl"}"# : match
      )
      #expect(answer.status == 503)
      #expect(
        try answer.message == "Goalbase can't do that now. To find out why, read its log."
      )
      try await database.failNoMore()
      let after = try await store.logbook()
      #expect(after.value == before.value && after.version == before.version)
      // The same change works now: the store isn't locked.
      try await goalbase.add(MatchBody([ben], [anna]))
    }
  }

  @Test("a store that can't be read is a 503, too, and then goes on")
  func unreadable() async throws {
    try await run { goalbase, database in
      try await goalbase.add(player: "Anna")
      try await database.execute("ALTER TABLE version RENAME TO gone")
      for path in ["players", "matches", "rankings"] {
        let answer = try await goalbase.get(path)
        #expect(answer.status == 503)
        #expect(
          try answer.message == "Goalbase can't do that now. To find out why, read its log."
        )
      }
      try await database.execute("ALTER TABLE gone RENAME TO version")
      #expect(try await goalbase.get("players").players.count == 1)
    }
  }

  @Test("what couldn't be read is read again by who comes next")
  func again() async throws {
    try await run { goalbase, database in
      try await goalbase.add(player: "Anna")
      try await database.execute("ALTER TABLE matches RENAME TO gone")
      #expect(try await goalbase.get("rankings").status == 503)
      try await database.execute("ALTER TABLE gone RENAME TO matches")
      #expect(try await goalbase.get("rankings").table == ["Anna 0.0"])
    }
  }

  private func run(_ body: (RunningGoalbase, TestDatabase) async throws -> Void) async throws {
    try await TestDatabase.run { database in
      try await RunningGoalbase.run(database.open()) { try await body($0, database) }
    }
  }
}
