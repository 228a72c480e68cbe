package import Goalbase

/// Players and matches in PostgreSQL, which several processes may use at once.
package final class PostgresGoalbaseStore: GoalbaseStore {
  let pool: PostgresPool

  /// Connects, and makes the tables if they aren't there.
  ///
  /// - Parameters:
  ///   - address: the database, which must exist.
  ///   - connections: how many requests are answered at a time; those that aren't needed aren't opened.
  /// - Throws: ``PostgresError`` if that can't be done.
  package init(_ address: PostgresAddress, connections: Int = 4) async throws {
    pool = PostgresPool(address, count: connections)
    try await migrate()
  }

  /// The state the store is in.
  package func version() async throws -> StoreVersion {
    try await pool.perform(.statement, Self.version)
  }

  static func version(_ link: PostgresLink) throws(PostgresError) -> StoreVersion {
    let rows = try link.run("SELECT database, changes FROM version")
    guard rows.count == 1 else { throw noVersion }
    return StoreVersion(database: rows.text(0, 0), changes: rows.integer(0, 1))
  }

  /// A transaction; nothing of it remains when it throws.
  func change<Value: Sendable>(
    _ body: @Sendable (PostgresLink) throws -> Value
  ) async throws -> Value {
    try await pool.perform(.writing) { link in
      // The first thing each writer does: in whatever process they are, they come one after the other.
      let version = try link.run("UPDATE version SET changes = changes + 1")
      guard version.changes == 1 else { throw Self.noVersion }
      return try body(link)
    }
  }

  private static let noVersion = PostgresError(.refused, "The table \"version\" has no row.")
}
