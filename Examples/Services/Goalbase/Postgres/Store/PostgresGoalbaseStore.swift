public import Goalbase
public import PostgresClient

/// Stores players and matches in PostgreSQL. Several processes may use a database at once.
public final class PostgresGoalbaseStore: GoalbaseStore {
  let pool: PostgresPool

  /// Connects to the database, and creates the tables if they are missing.
  ///
  /// - Parameters:
  ///   - address: The database, which must exist.
  ///   - connections: The number of requests that can be answered at a time; a connection is opened
  ///     when it is needed.
  /// - Throws: ``PostgresError`` if the database can't be used.
  public init(_ address: PostgresAddress, connections: Int = 4) async throws {
    pool = PostgresPool(address, for: "goalbase", count: connections)
    try await pool.perform(.writing) { try Self.migrations.run($0) }
  }

  /// Returns the version of the store's current state.
  package func version() async throws -> StoreVersion {
    try await pool.perform(.statement, Self.version)
  }

  static func version(_ link: PostgresLink) throws(PostgresError) -> StoreVersion {
    let rows = try link.run("SELECT database, changes FROM version")
    guard rows.count == 1 else { throw noVersion }
    return StoreVersion(database: rows.text(0, 0), changes: rows.integer(0, 1))
  }

  /// Runs a transaction. If `body` throws, nothing is changed.
  func change<Value: Sendable>(
    _ body: @Sendable (PostgresLink) throws -> Value
  ) async throws -> Value {
    try await pool.perform(.writing) { link in
      // Each writer does this first, so that writers wait for each other in all processes.
      let version = try link.run("UPDATE version SET changes = changes + 1")
      guard version.changes == 1 else { throw Self.noVersion }
      return try body(link)
    }
  }

  private static let noVersion = PostgresError(.refused, "The table \"version\" has no row.")
}
