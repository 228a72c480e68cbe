import GRDB
import UsherPubSub

/// Stores settings in one SQLite file.
///
/// All functions throw ``MatchesError`` `storage`, or `CancellationError`.
public final class SQLiteSettingsStore: SettingsStore {
  private let changes = Subscribers<Void>()
  private let database: any DatabaseWriter

  /// Opens the file; creates it if it is missing.
  public convenience init(path: String) throws {
    try self.init { try DatabasePool(path: path) }
  }

  /// Returns a store in memory, for tests.
  package static func inMemory() throws -> SQLiteSettingsStore {
    try SQLiteSettingsStore { try DatabaseQueue() }
  }

  private init(_ open: () throws -> any DatabaseWriter) throws {
    do {
      database = try open()
      var migrator = DatabaseMigrator()
      migrator.registerMigration("1") { database in
        try database.execute(
          sql: """
            CREATE TABLE settings (
              visitor TEXT NOT NULL PRIMARY KEY, uses_remote_store INTEGER NOT NULL,
              base_url TEXT NOT NULL) WITHOUT ROWID
            """
        )
      }
      try migrator.migrate(database)
    } catch {
      throw MatchesError.storage("\(error)")
    }
  }

  /// Keeps what was stored of a visitor under another name, because their browser has a new one.
  public func rename(_ visitor: String, to new: String) async throws {
    try await MatchesError.telling {
      try await database.write { database in
        try database.execute(
          sql: "UPDATE OR REPLACE settings SET visitor = ? WHERE visitor = ?",
          arguments: [new, visitor]
        )
      }
    }
  }

  public func settings(of visitor: String) async throws -> StorageSettings {
    try await MatchesError.telling {
      try await database.read { database in
        let row = try Row.fetchOne(
          database,
          sql: "SELECT uses_remote_store, base_url FROM settings WHERE visitor = ?",
          arguments: [visitor]
        )
        return row.map { StorageSettings(usesRemoteStore: $0[0], baseURL: $0[1]) }
          ?? StorageSettings()
      }
    }
  }

  public func setSettings(_ settings: StorageSettings, of visitor: String) async throws {
    try await MatchesError.telling {
      try await database.write { database in
        try database.execute(
          sql: """
            INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT DO UPDATE
            SET uses_remote_store = excluded.uses_remote_store, base_url = excluded.base_url
            """,
          arguments: [visitor, settings.usesRemoteStore, settings.baseURL]
        )
      }
    }
    changes.send((), key: visitor)
  }

  public func changes(of visitor: String) -> AsyncStream<Void> { changes.changes(key: visitor) }
}
