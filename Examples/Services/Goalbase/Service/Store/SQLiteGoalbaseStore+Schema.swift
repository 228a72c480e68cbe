import GRDB

extension SQLiteGoalbaseStore {
  /// The migrations. Times are milliseconds since 1970. The column `number` orders matches of the
  /// same millisecond.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE players (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL,
            created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
          CREATE TABLE matches (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            home_goals INTEGER NOT NULL CHECK (home_goals >= 0),
            away_goals INTEGER NOT NULL CHECK (away_goals >= 0),
            played_at INTEGER NOT NULL,
            created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
          CREATE INDEX matches_by_creation ON matches (created_at, number);
          CREATE TABLE version (database TEXT NOT NULL, changes INTEGER NOT NULL);
          INSERT INTO version VALUES (lower(hex(randomblob(6))), 0);
          """
      )
      for side in Side.allCases {
        try database.execute(
          sql: """
            CREATE TABLE \(side.table) (
              match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
              player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
              PRIMARY KEY (match_id, player_id)) WITHOUT ROWID;
            CREATE INDEX \(side.table)_by_player ON \(side.table) (player_id);
            """
        )
      }
    }
    return migrator
  }

  /// A side; each side of all matches has its own table.
  enum Side: String, CaseIterable {
    case home, away

    var table: String { "matches_\(rawValue)_players" }
  }
}
