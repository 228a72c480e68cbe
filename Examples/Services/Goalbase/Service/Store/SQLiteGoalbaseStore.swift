import GRDB

/// Stores players and matches in SQLite.
public final class SQLiteGoalbaseStore: GoalbaseStore {
  let database: any DatabaseWriter

  /// Opens the file; creates it if it is missing.
  ///
  /// - Throws: SQLite's error if the file can't be opened.
  public convenience init(path: String) throws {
    var configuration = Configuration()
    // Another process may write to the same file.
    configuration.busyMode = .timeout(5)
    try self.init(DatabasePool(path: path, configuration: configuration))
  }

  /// Returns an empty store in memory.
  package static func inMemory() throws -> SQLiteGoalbaseStore {
    try SQLiteGoalbaseStore(DatabaseQueue())
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    try Self.migrator.migrate(database)
  }

  /// Returns the version of the store's current state.
  package func version() async throws -> StoreVersion {
    try await database.read(Self.version)
  }

  static func version(_ database: Database) throws -> StoreVersion {
    guard let row = try Row.fetchOne(database, sql: "SELECT database, changes FROM version") else {
      throw DatabaseError(message: "the table \"version\" is empty")
    }
    return StoreVersion(database: row[0], changes: row[1])
  }

  /// Runs a transaction. If `body` throws, nothing is changed.
  func change<Value: Sendable>(
    _ body: @Sendable @escaping (Database) throws -> Value
  ) async throws -> Value {
    try await database.write { database in
      let value = try body(database)
      try database.execute(sql: "UPDATE version SET changes = changes + 1")
      return value
    }
  }
}
