import GRDB

extension SQLiteGoalbaseStore {
  /// Adds a match.
  package func createMatch(
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await change { database in
      let record = MatchRecord(EntityID(), content, createdAt: time, updatedAt: time)
      try database.execute(
        sql: """
          INSERT INTO matches (id, home_goals, away_goals, played_at, created_at, updated_at)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          record.id.description, record.homeGoals, record.awayGoals, record.playedAt.milliseconds,
          record.createdAt.milliseconds, record.updatedAt.milliseconds,
        ]
      )
      try Self.insertSides(of: content, record.id, database)
      return record
    }
  }

  /// Replaces the content of a match; the time of creation stays.
  package func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await change { database in
      let created = try Self.match(id, database).createdAt
      let record = MatchRecord(id, content, createdAt: created, updatedAt: time)
      try database.execute(
        sql: """
          UPDATE matches SET home_goals = ?, away_goals = ?, played_at = ?, updated_at = ?
          WHERE id = ?
          """,
        arguments: [
          record.homeGoals, record.awayGoals, record.playedAt.milliseconds, time.milliseconds,
          id.description,
        ]
      )
      for side in Side.allCases {
        try database.execute(
          sql: "DELETE FROM \(side.table) WHERE match_id = ?",
          arguments: [id.description]
        )
      }
      try Self.insertSides(of: content, id, database)
      return record
    }
  }

  /// Deletes a match; its players remain.
  package func deleteMatch(_ id: EntityID) async throws -> MatchRecord {
    try await change { database in
      let record = try Self.match(id, database)
      try database.execute(sql: "DELETE FROM matches WHERE id = ?", arguments: [id.description])
      return record
    }
  }

  private static func match(_ id: EntityID, _ database: Database) throws -> MatchRecord {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT home_goals, away_goals, played_at, created_at, updated_at FROM matches WHERE id = ?
        """,
      arguments: [id.description]
    )
    guard let row else { throw GoalbaseError.unknownMatch(id) }
    return MatchRecord(
      id: id,
      homeGoals: row[0],
      awayGoals: row[1],
      playedAt: Timestamp(milliseconds: row[2]),
      createdAt: Timestamp(milliseconds: row[3]),
      updatedAt: Timestamp(milliseconds: row[4])
    )
  }

  private static func insertSides(
    of content: MatchContent,
    _ match: EntityID,
    _ database: Database
  ) throws {
    for (side, players) in [(Side.home, content.homePlayers), (.away, content.awayPlayers)] {
      let insertion = try database.cachedStatement(
        sql: """
          INSERT INTO \(side.table) (match_id, player_id) SELECT ?, id FROM players WHERE id = ?
          """
      )
      for player in players {
        try insertion.execute(arguments: [match.description, player.description])
        // For a player who doesn't exist, no row is inserted.
        guard database.changesCount == 1 else { throw GoalbaseError.unknownPlayer(player) }
      }
    }
  }
}
