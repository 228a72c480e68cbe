#if PostgreSQL
import PostgresClient

/// The processes that are known to live, by the clock of the database.
enum NodeTable {
  /// Says that a process lives.
  ///
  /// - Parameter lease: how long it is known to live without saying so again, in milliseconds.
  /// - Returns: whether others live.
  static func renew(_ name: String, lease: Int, _ link: PostgresLink) throws -> Bool {
    try link.run(
      """
      INSERT INTO usher_node VALUES ($1, now() + $2 * interval '1 millisecond')
      ON CONFLICT (name) DO UPDATE SET lives_until = excluded.lives_until
      """,
      [.text(name), .integer(lease)]
    )
    return try link.run(
      "SELECT FROM usher_node WHERE name <> $1 AND lives_until > now() LIMIT 1",
      [.text(name)]
    ).count > 0
  }

  /// Returns whether a process is known to live at this moment.
  static func lives(_ name: String, _ link: PostgresLink) throws -> Bool {
    let rows = try link.run(
      "SELECT FROM usher_node WHERE name = $1 AND lives_until > clock_timestamp()",
      [.text(name)]
    )
    return rows.count > 0
  }

  /// Returns the process that lives and whose name begins with a text; `nil` if there is none.
  static func living(_ link: PostgresLink, beginningWith start: String) throws -> String? {
    let rows = try link.run(
      "SELECT name FROM usher_node WHERE starts_with(name, $1) AND lives_until > now() LIMIT 1",
      [.text(start)]
    )
    return rows.count == 1 ? rows.text(0, 0) : nil
  }

  /// Says that a process has ended.
  static func remove(_ name: String, _ link: PostgresLink) throws {
    try link.run("DELETE FROM usher_node WHERE name = $1", [.text(name)])
  }
}
#endif
