import GRDB
package import UsherPubSub

/// Stores matches and players in one SQLite file; each change is written at once. Only one store
/// may use a file at a time.
public final class SQLiteMatchStore: LogbookStore {
  package let listeners = Subscribers<Void>()
  package let cache = LogbookCache()
  private let database: any DatabaseWriter

  /// Opens the file; creates it if it is missing.
  ///
  /// - Throws: ``MatchesError`` `storage`.
  public convenience init(path: String) throws {
    try self.init { try DatabasePool(path: path) }
  }

  /// Returns a store in memory, for tests.
  package static func inMemory() throws -> SQLiteMatchStore {
    try SQLiteMatchStore { try DatabaseQueue() }
  }

  private init(_ open: () throws -> any DatabaseWriter) throws {
    do {
      database = try open()
      var migrator = DatabaseMigrator()
      migrator.registerMigration("1", migrate: Logbook.createTables)
      try migrator.migrate(database)
    } catch {
      throw MatchesError.storage("\(error)")
    }
  }

  package func read() async throws -> Logbook {
    try await database.read { try Logbook($0) }
  }

  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteLogbookWriter) throws -> Value
  ) async throws -> (Value, isChanged: Bool) {
    try await database.write { database in
      let before = database.totalChangesCount
      let value = try body(SQLiteLogbookWriter(database: database))
      return (value, database.totalChangesCount != before)
    }
  }
}
