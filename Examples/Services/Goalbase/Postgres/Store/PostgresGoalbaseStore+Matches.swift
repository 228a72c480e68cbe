package import Goalbase
import PostgresClient

extension PostgresGoalbaseStore {
  /// Adds a match.
  package func createMatch(
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await change { link in
      let record = MatchRecord(EntityID(), content, createdAt: time, updatedAt: time)
      try link.run(
        """
        INSERT INTO matches (id, home_goals, away_goals, played_at, created_at, updated_at)
        VALUES ($1, $2, $3, $4, $5, $5)
        """,
        [
          .id(record.id), .integer(record.homeGoals), .integer(record.awayGoals),
          .time(record.playedAt), .time(time),
        ]
      )
      try Self.insertSides(of: content, record.id, link)
      return record
    }
  }

  /// Replaces the content of a match; the time of creation stays.
  package func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await change { link in
      let rows = try link.run("SELECT created_at FROM matches WHERE id = $1", [.id(id)])
      guard rows.count == 1 else { throw GoalbaseError.unknownMatch(id) }
      let record = MatchRecord(id, content, createdAt: rows.time(0, 0), updatedAt: time)
      try link.run(
        """
        UPDATE matches SET home_goals = $2, away_goals = $3, played_at = $4, updated_at = $5
        WHERE id = $1
        """,
        [
          .id(id), .integer(record.homeGoals), .integer(record.awayGoals),
          .time(record.playedAt), .time(time),
        ]
      )
      for side in Side.allCases {
        try link.run("DELETE FROM \(side.table) WHERE match_id = $1", [.id(id)])
      }
      try Self.insertSides(of: content, id, link)
      return record
    }
  }

  /// Deletes a match; its players remain.
  package func deleteMatch(_ id: EntityID) async throws -> MatchRecord {
    try await change { link in
      let rows = try link.run(
        """
        DELETE FROM matches WHERE id = $1
        RETURNING home_goals, away_goals, played_at, created_at, updated_at
        """,
        [.id(id)]
      )
      guard rows.count == 1 else { throw GoalbaseError.unknownMatch(id) }
      return MatchRecord(
        id: id,
        homeGoals: rows.integer(0, 0),
        awayGoals: rows.integer(0, 1),
        playedAt: rows.time(0, 2),
        createdAt: rows.time(0, 3),
        updatedAt: rows.time(0, 4)
      )
    }
  }

  private static func insertSides(
    of content: MatchContent,
    _ match: EntityID,
    _ link: PostgresLink
  ) throws {
    for (side, players) in [(Side.home, content.homePlayers), (.away, content.awayPlayers)] {
      let inserted = try link.run(
        """
        INSERT INTO \(side.table) (match_id, player_id)
        SELECT $1, id FROM players WHERE id = ANY ($2)
        """,
        [.id(match), .ids(players)]
      )
      guard inserted.changes != players.count else { continue }
      // For a player who doesn't exist, no row was inserted.
      let rows = try link.run("SELECT id FROM players WHERE id = ANY ($1)", [.ids(players)])
      let known = Set((0..<rows.count).map { rows.id($0, 0).entity })
      for player in players where !known.contains(player) {
        throw GoalbaseError.unknownPlayer(player)
      }
    }
  }
}
