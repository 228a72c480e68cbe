public import MatchesModel
public import PostgresClient
public import UsherPostgres
import UsherPubSub

/// Stores settings in a PostgreSQL database, which several processes can use at once.
///
/// All functions throw ``MatchesError`` `storage`, or `CancellationError`.
public final class PostgresSettingsStore: SettingsStore {
  private let pool: PostgresPool
  private let broker: PostgresBroker
  /// Changed settings, by visitor.
  private let changed: Topic<StorageSettings>

  /// Makes the tables if they are missing.
  ///
  /// - Parameters:
  ///   - pool: Connections to the database.
  ///   - broker: Tells other processes of changes; of the same database.
  public init(_ pool: PostgresPool, _ broker: PostgresBroker) async throws {
    self.pool = pool
    self.broker = broker
    changed = Topic("logbook.settings", on: broker)
    try await MatchesError.telling {
      try await pool.perform(.writing) { try LogbookTables.migrations.run($0) }
    }
  }

  /// Keeps what was stored of a visitor under another name, because their browser has a new one.
  public func rename(_ visitor: String, to new: String) async throws {
    try await MatchesError.telling {
      try await pool.perform(.writing) { link in
        try link.run(
          """
          WITH moved AS (DELETE FROM logbook_settings WHERE visitor = $1 RETURNING uses_remote_store, base_url)
          INSERT INTO logbook_settings SELECT $2, uses_remote_store, base_url FROM moved
          ON CONFLICT (visitor) DO UPDATE
          SET uses_remote_store = excluded.uses_remote_store, base_url = excluded.base_url
          """,
          [.text(visitor), .text(new)]
        )
      }
    }
  }

  public func settings(of visitor: String) async throws -> StorageSettings {
    try await MatchesError.telling {
      try await pool.perform(.statement) { link in
        let rows = try link.run(
          "SELECT uses_remote_store, base_url FROM logbook_settings WHERE visitor = $1",
          [.text(visitor)]
        )
        guard rows.count > 0 else { return StorageSettings() }
        return StorageSettings(usesRemoteStore: rows.boolean(0, 0), baseURL: rows.text(0, 1))
      }
    }
  }

  public func setSettings(_ settings: StorageSettings, of visitor: String) async throws {
    try await MatchesError.telling {
      let message = try changed.message(settings, key: visitor)
      try await pool.perform(.writing) { link in
        try link.run(
          """
          INSERT INTO logbook_settings VALUES ($1, $2, $3) ON CONFLICT (visitor) DO UPDATE
          SET uses_remote_store = excluded.uses_remote_store, base_url = excluded.base_url
          """,
          [.text(visitor), .boolean(settings.usesRemoteStore), .text(settings.baseURL)]
        )
        try broker.publish([message], in: link)
      }
    }
  }

  public func changes(of visitor: String) -> AsyncStream<Void> { changed.changes(key: visitor) }
}
