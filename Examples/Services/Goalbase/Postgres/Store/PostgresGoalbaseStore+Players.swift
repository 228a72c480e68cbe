package import Goalbase
import PostgresClient

extension PostgresGoalbaseStore {
  /// Adds a player.
  package func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord {
    try await change { link in
      let player = Player(id: EntityID(), name: name)
      try link.run(
        "INSERT INTO players (id, name, created_at, updated_at) VALUES ($1, $2, $3, $3)",
        [.id(player.id), .text(name), .time(time)]
      )
      return PlayerRecord(player: player, createdAt: time, updatedAt: time)
    }
  }

  /// Deletes a player: with the player's matches, or only removed from these matches.
  package func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord {
    try await change { link in
      if withMatches {
        for side in Side.allCases {
          try link.run(
            """
            DELETE FROM matches
            WHERE id IN (SELECT match_id FROM \(side.table) WHERE player_id = $1)
            """,
            [.id(id)]
          )
        }
      }
      let rows = try link.run(
        "DELETE FROM players WHERE id = $1 RETURNING name, created_at, updated_at",
        [.id(id)]
      )
      guard rows.count == 1 else { throw GoalbaseError.unknownPlayer(id) }
      return PlayerRecord(
        player: Player(id: id, name: rows.text(0, 0)),
        createdAt: rows.time(0, 1),
        updatedAt: rows.time(0, 2)
      )
    }
  }
}
