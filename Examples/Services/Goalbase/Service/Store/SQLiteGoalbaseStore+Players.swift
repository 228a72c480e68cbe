import GRDB

extension SQLiteGoalbaseStore {
  /// Adds a player.
  package func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord {
    try await change { database in
      let player = Player(id: EntityID(), name: name)
      try database.execute(
        sql: "INSERT INTO players (id, name, created_at, updated_at) VALUES (?, ?, ?, ?)",
        arguments: [player.id.description, name, time.milliseconds, time.milliseconds]
      )
      return PlayerRecord(player: player, createdAt: time, updatedAt: time)
    }
  }

  /// Deletes a player: with the player's matches, or only removed from these matches.
  package func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord {
    try await change { database in
      let record = try Self.player(id, database)
      if withMatches {
        for side in Side.allCases {
          try database.execute(
            sql: """
              DELETE FROM matches
              WHERE id IN (SELECT match_id FROM \(side.table) WHERE player_id = ?)
              """,
            arguments: [id.description]
          )
        }
      }
      try database.execute(sql: "DELETE FROM players WHERE id = ?", arguments: [id.description])
      return record
    }
  }

  private static func player(_ id: EntityID, _ database: Database) throws -> PlayerRecord {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT name, created_at, updated_at FROM players WHERE id = ?",
      arguments: [id.description]
    )
    guard let row else { throw GoalbaseError.unknownPlayer(id) }
    return PlayerRecord(
      player: Player(id: id, name: row[0]),
      createdAt: Timestamp(milliseconds: row[1]),
      updatedAt: Timestamp(milliseconds: row[2])
    )
  }
}
