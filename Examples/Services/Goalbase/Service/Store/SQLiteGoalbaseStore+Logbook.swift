import GRDB

extension SQLiteGoalbaseStore {
  /// Returns all players, sorted by name.
  package func players() async throws -> Versioned<[Player]> {
    try await database.read { database in
      try Versioned(version: Self.version(database), value: Self.players(database))
    }
  }

  /// Returns the complete logbook, as it was at one moment.
  package func logbook() async throws -> Versioned<Logbook> {
    try await database.read { database in
      let players = try Self.players(database)
      var matches = try Self.matches(database)
      let playersByID = Dictionary(
        uniqueKeysWithValues: players.indices.map { (players[$0].id.description, $0) }
      )
      let matchesByID = Dictionary(
        uniqueKeysWithValues: matches.indices.map { (matches[$0].id.description, $0) }
      )
      try Self.read(.home, database, playersByID, matchesByID) { matches[$0].home = $1 }
      try Self.read(.away, database, playersByID, matchesByID) { matches[$0].away = $1 }
      return Versioned(
        version: try Self.version(database),
        value: Logbook(players: players, matches: matches)
      )
    }
  }

  private static func players(_ database: Database) throws -> [Player] {
    try Row.fetchAll(database, sql: "SELECT id, name FROM players")
      .map { Player(id: EntityID(stored: $0[0]), name: $0[1]) }
      .sortedByName()
  }

  private static func matches(_ database: Database) throws -> [Match] {
    var matches: [Match] = []
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, home_goals, away_goals, played_at FROM matches
        ORDER BY created_at DESC, number DESC
        """
    )
    while let row = try rows.next() {
      matches.append(
        Match(
          id: EntityID(stored: row[0]),
          homeGoals: row[1],
          awayGoals: row[2],
          playedAt: Timestamp(milliseconds: row[3])
        )
      )
    }
    return matches
  }

  /// Reads one side of all matches, and calls `found` for each match with its index and the indices
  /// of the players.
  private static func read(
    _ side: Side,
    _ database: Database,
    _ players: [String: Int],
    _ matches: [String: Int],
    _ found: (Int, [Int]) -> Void
  ) throws {
    // This is the order of the primary key.
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT match_id, player_id FROM \(side.table) ORDER BY match_id"
    )
    var current = ""
    var team: [Int] = []
    func finish() {
      if let match = matches[current] { found(match, team.sorted()) }
    }
    while let row = try rows.next() {
      let match: String = row[0]
      if match != current {
        finish()
        current = match
        team = []
      }
      if let player = players[row[1]] { team.append(player) }
    }
    finish()
  }
}
