import GRDB
import Testing

@testable import Goalbase

@Suite("20,000 matches of 500 players")
struct LargeLogbookTests {
  @Test("all are listed, and rated by all of their matches")
  func large() async throws {
    let store = try SQLiteGoalbaseStore.inMemory()
    try await Self.fill(store)
    try await RunningGoalbase.run(store) { goalbase in
      let matches = try await goalbase.get("matches").matches
      #expect(matches.count == 20_000)
      #expect(matches[0].homeGoals == 19_999 % 5 && matches[19_999].homeGoals == 0)
      #expect(matches.allSatisfy { $0.homePlayers.count == 2 && $0.awayPlayers.count == 2 })
      var points: [String: (points: Int, played: Int)] = [:]
      for match in matches {
        let difference = match.homeGoals - match.awayGoals
        for (side, sign) in [(match.homePlayers, 1), (match.awayPlayers, -1)] {
          for player in side {
            let own = difference * sign
            points[player.id, default: (0, 0)].points += own > 0 ? 3 : own == 0 ? 1 : 0
            points[player.id, default: (0, 0)].played += 1
          }
        }
      }
      let rankings = try await goalbase.get("rankings").rankings
      #expect(rankings.count == 500)
      #expect(rankings.map(\.rating) == rankings.map(\.rating).sorted(by: >))
      for ranking in rankings {
        let (points, played) = try #require(points[ranking.player.id])
        #expect(abs(ranking.rating - 10 * Double(points) / Double(3 * played)) < 0.00051)
      }
    }
  }

  /// Match `n` is played and created `n` milliseconds after the beginning of 1970.
  private static func fill(_ store: SQLiteGoalbaseStore) async throws {
    try await store.database.write { database in
      let ids = (0..<500).map { _ in EntityID().description }
      for (index, id) in ids.enumerated() {
        try database.execute(
          sql: "INSERT INTO players VALUES (?, ?, 0, 0)",
          arguments: [id, "Player \(index)"]
        )
      }
      let insertion = try database.makeStatement(
        sql: """
          INSERT INTO matches (id, home_goals, away_goals, played_at, created_at, updated_at)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      )
      let sides = try ["home", "away"].map { side in
        try database.makeStatement(sql: "INSERT INTO matches_\(side)_players VALUES (?, ?)")
      }
      for number in 0..<20_000 {
        let id = EntityID().description
        try insertion.execute(arguments: [id, number % 5, number % 7 % 5, number, number, number])
        // A quarter of the players for each place: nobody is twice in a match.
        for (place, factor) in [1, 7, 3, 11].enumerated() {
          let player = ids[place * 125 + number * factor % 125]
          try sides[place % 2].execute(arguments: [id, player])
        }
      }
    }
  }
}
