import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("20,000 matches of 500 players", .onEachStore)
struct LargeLogbookTests {
  @Test("all are listed, and rated by all of their matches")
  func large() async throws {
    try await TestDatabase.run { database in
      let store = try await database.open()
      try await database.execute(Self.statements(database))
      try await RunningGoalbase.run(store, expectAll)
    }
  }

  private func expectAll(_ goalbase: RunningGoalbase) async throws {
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

  /// Match `n` is played and created `n` milliseconds after the beginning of 1970.
  private static func statements(_ database: TestDatabase) -> String {
    let start = database.time(0)
    let ids = (0..<500).map { _ in EntityID() }
    let players = ids.enumerated().map { "('\($1)', 'Player \($0)', \(start), \(start))" }
    var matches: [String] = []
    var sides: [[String]] = [[], []]
    for number in 0..<20_000 {
      let (id, time) = (EntityID(), database.time(number))
      matches.append(
        "('\(id)', \(number % 5), \(number % 7 % 5), \(time), \(time), \(time))"
      )
      // A quarter of the players for each place: nobody is twice in a match.
      for (place, factor) in [1, 7, 3, 11].enumerated() {
        sides[place % 2].append("('\(id)', '\(ids[place * 125 + number * factor % 125])')")
      }
    }
    return """
      INSERT INTO players (id, name, created_at, updated_at)
      VALUES \(players.joined(separator: ","));
      INSERT INTO matches (id, home_goals, away_goals, played_at, created_at, updated_at)
      VALUES \(matches.joined(separator: ","));
      INSERT INTO matches_home_players VALUES \(sides[0].joined(separator: ","));
      INSERT INTO matches_away_players VALUES \(sides[1].joined(separator: ","))
      """
  }
}
