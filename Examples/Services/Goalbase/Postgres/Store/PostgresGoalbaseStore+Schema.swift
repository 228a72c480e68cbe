import Goalbase
import PostgresClient

extension PostgresGoalbaseStore {
  /// The column `number` orders matches of the same millisecond.
  static let migrations = PostgresMigrations(
    "goalbase",
    of: "Goalbase",
    [
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
        // Each database has a name of its own.
        "INSERT INTO version VALUES (left(md5(random()::text || clock_timestamp()::text), 12), 0)",
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
  )

  /// A side; each side of all matches has its own table.
  enum Side: String, CaseIterable {
    case home, away

    var table: String { "matches_\(rawValue)_players" }
  }
}
