import Goalbase

extension PostgresGoalbaseStore {
  /// The key of the lock that is held while tables are created; any number that no other program
  /// uses.
  private static let lock = 0x676F_616C_6261_7365

  /// Migrates the tables to the version of this Goalbase. If several processes do this at once, one
  /// does it and the others wait.
  func migrate() async throws {
    let name = String(EntityID().description.filter(\.isHexDigit).prefix(12))
    try await pool.perform(.writing) { link in
      try link.run("SELECT pg_advisory_xact_lock($1)", [.integer(Self.lock)])
      try link.run(
        "CREATE TABLE IF NOT EXISTS goalbase_migrations (number bigint PRIMARY KEY)"
      )
      let rows = try link.run("SELECT coalesce(max(number), 0) FROM goalbase_migrations")
      let done = rows.integer(0, 0)
      guard done <= Self.migrations.count else {
        throw PostgresError(
          .newerSchema,
          "A newer Goalbase has written the tables. To fix this, run that one."
        )
      }
      for (index, statements) in Self.migrations.enumerated().dropFirst(done) {
        for sql in statements { try link.run(sql) }
        try link.run(
          "INSERT INTO goalbase_migrations VALUES ($1)",
          [.integer(index + 1)]
        )
      }
      if done == 0 { try link.run("INSERT INTO version VALUES ($1, 0)", [.text(name)]) }
    }
  }

  /// The statements of each migration. The column `number` orders matches of the same millisecond.
  private static let migrations = [
    [
      """
      CREATE TABLE players (
        id uuid PRIMARY KEY, name text NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)
      """,
      """
      CREATE TABLE matches (
        id uuid PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY,
        home_goals integer NOT NULL CHECK (home_goals >= 0),
        away_goals integer NOT NULL CHECK (away_goals >= 0),
        played_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)
      """,
      "CREATE INDEX matches_by_creation ON matches (created_at, number)",
      "CREATE TABLE version (database text NOT NULL, changes bigint NOT NULL)",
    ]
      + Side.allCases.flatMap { side in
        [
          """
          CREATE TABLE \(side.table) (
            match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            player_id uuid NOT NULL REFERENCES players (id) ON DELETE CASCADE,
            PRIMARY KEY (match_id, player_id))
          """,
          "CREATE INDEX \(side.table)_by_player ON \(side.table) (player_id)",
        ]
      }
  ]

  /// A side; each side of all matches has its own table.
  enum Side: String, CaseIterable {
    case home, away

    var table: String { "matches_\(rawValue)_players" }
  }
}
