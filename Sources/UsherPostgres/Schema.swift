#if PostgreSQL
import PostgresClient

/// The tables.
enum Schema {
  static let migrations = PostgresMigrations(
    "usher",
    of: "Usher",
    [
      [
        // The processes that are known to live, by the clock of the database.
        "CREATE TABLE usher_node (name text PRIMARY KEY, lives_until timestamptz NOT NULL)",
        // A session that another process has ended stays as `ended`, so that its owner can't store it again,
        // even if it was thought dead when the session ended.
        """
        CREATE TABLE usher_session (
          token text PRIMARY KEY, node text NOT NULL, fence bigint NOT NULL, version bigint NOT NULL,
          visitor text NOT NULL, app text NOT NULL, address text NOT NULL, applied bigint NOT NULL,
          saved timestamptz NOT NULL, ended boolean NOT NULL DEFAULT false)
        """,
        "CREATE INDEX usher_session_saved ON usher_session (saved)",
        "CREATE INDEX usher_session_visitor ON usher_session (visitor, saved)",
        "CREATE INDEX usher_session_ended ON usher_session (node) WHERE ended",
        """
        CREATE TABLE usher_part (
          token text NOT NULL REFERENCES usher_session ON DELETE CASCADE, name text NOT NULL, bytes bytea NOT NULL,
          PRIMARY KEY (token, name))
        """,
      ],
      [
        // Numbers follow the order of the commits: see MessageTable.
        """
        CREATE TABLE usher_message (
          number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, key text, bytes bytea NOT NULL,
          sent timestamptz NOT NULL)
        """,
        "CREATE INDEX usher_message_sent ON usher_message (sent)",
        // The last message that was removed.
        "CREATE TABLE usher_message_removed (number bigint NOT NULL)",
        "INSERT INTO usher_message_removed VALUES (0)",
      ],
    ]
  )
}
#endif
