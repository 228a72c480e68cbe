import Foundation
import GRDB
import MatchesModel

/// Reads the file of a store with the simplest first solution: one query for the players of each
/// match.
struct QueryPerMatch {
  private let database: DatabasePool

  init(path: String) throws {
    database = try DatabasePool(path: path)
  }

  func matches() async throws -> [Match] {
    try await database.read { database in
      let playing = try database.makeStatement(
        sql: """
          SELECT player.id, name, isAway FROM playing JOIN player ON player = number
          WHERE match = ? ORDER BY name COLLATE NOCASE
          """
      )
      let order = "playedAt DESC, number DESC"
      return try Row.fetchAll(database, sql: "SELECT * FROM match ORDER BY \(order)").map { row in
        let number: Int64 = row["number"]
        let players = try Row.fetchAll(playing, arguments: [number])
        func side(isAway: Bool) -> [Player] {
          players.filter { $0["isAway"] == isAway }.map { Player(id: $0["id"], name: $0["name"]) }
        }
        return Match(
          id: row["id"],
          homePlayers: side(isAway: false),
          awayPlayers: side(isAway: true),
          homeGoals: row["homeGoals"],
          awayGoals: row["awayGoals"],
          playedAt: Date(timeIntervalSince1970: Double(row["playedAt"] as Int) / 1000)
        )
      }
    }
  }
}
