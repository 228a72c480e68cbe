#if SQLite
import Foundation
import GRDB
public import UsherWeb

/// Stores open pages in an SQLite file, so that they continue after the server's process was killed.
///
/// What many pages want stored at the same time is written in one transaction (write-ahead log,
/// `synchronous = NORMAL`): it survives the end of the process at any moment; the last moments before a
/// power failure may be lost, but never half of something. Of one browser the newest 200 sessions are kept.
///
/// ```swift
/// let store = try SQLiteSessionStore(path: "data/sessions.sqlite")
/// try await UsherServer(WebHost([app], store: store)).run()
/// ```
public final class SQLiteSessionStore: SessionStore {
  private let database: DatabasePool
  private let lifetime: TimeInterval
  private let queue: SaveQueue

  /// Opens a store, and makes it when there is none.
  ///
  /// - Parameters:
  ///   - path: the file; its folder must be there.
  ///   - lifetime: how long a session is kept after it was stored last; a week by default.
  /// - Throws: a database error when the file can't be opened, or is no database.
  public init(path: String, lifetime: Duration = .seconds(7 * 24 * 3600)) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    database = try DatabasePool(path: path, configuration: configuration)
    self.lifetime = TimeInterval(lifetime.components.seconds)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(
        sql: """
          CREATE TABLE session (
            token TEXT PRIMARY KEY, visitor TEXT NOT NULL, app TEXT NOT NULL, applied INTEGER NOT NULL,
            snapshot BLOB NOT NULL, history BLOB NOT NULL, date REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX session_date ON session (date);
          CREATE INDEX session_visitor ON session (visitor, date);
          """
      )
    }
    try migrator.migrate(database)
    queue = SaveQueue(database, lifetime: self.lifetime)
    try removeOld()
  }

  /// Stores a session in the place of what was stored of it; returns after the transaction.
  public func save(_ record: SessionRecord) async throws { try await queue.save(record) }

  /// What is stored of a session; `nil` when there is nothing, or it is too old.
  public func record(of token: String) async throws -> SessionRecord? {
    let oldest = Date().timeIntervalSince1970 - lifetime
    return try await database.read { db in
      let row = try Row.fetchOne(
        db,
        sql: "SELECT * FROM session WHERE token = ? AND date > ?",
        arguments: [token, oldest]
      )
      guard let row else { return nil }
      return SessionRecord(
        token: row["token"],
        visitor: Visitor(id: row["visitor"]),
        app: row["app"],
        applied: row["applied"],
        snapshot: Array(row["snapshot"] as Data),
        history: Array(row["history"] as Data)
      )
    }
  }

  /// Forgets a session.
  public func remove(_ token: String) async {
    _ = try? await database.write { db in
      try db.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [token])
    }
  }

  /// Forgets sessions that are too old; done when the store is opened, and now and then.
  public func removeOld() throws {
    try database.write { try SaveQueue.removeOld(lifetime, $0) }
  }
}
#endif
