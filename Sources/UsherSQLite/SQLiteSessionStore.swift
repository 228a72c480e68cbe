#if SQLite
import Foundation
import GRDB
public import UsherWeb

/// Stores open pages in an SQLite file, so that they continue after the server's process was killed.
///
/// Records that pages save at the same time are written in one transaction (write-ahead log, `synchronous = NORMAL`). A
/// stored record survives if the process ends, at any moment. A power failure can lose the last transactions, but each
/// of them either as a whole or not at all. Only the newest 200 sessions of each browser are kept.
///
/// The file, and those beside it, can be read by the user of the process only: they contain what people have typed.
///
/// ```swift
/// let store = try SQLiteSessionStore(path: "data/sessions.sqlite")
/// try await UsherServer(WebHost([app], store: store)).run()
/// ```
public final class SQLiteSessionStore: SessionStore {
  private let database: DatabasePool
  private let lifetime: TimeInterval
  private let queue: SaveQueue
  /// Knows which events and pages ended earlier processes; `nil` if its files, which are beside the database, can't be
  /// used.
  public let crashLog: CrashLog?

  /// Opens a store, and creates its file if there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file. Its folder must exist.
  ///   - lifetime: how long a session is kept after it was last saved; by default a week. Fractions of a
  ///     second are dropped.
  /// - Throws: a database error if the file can't be opened, isn't a database, or can't be written.
  public init(path: String, lifetime: Duration = .seconds(7 * 24 * 3600)) throws {
    Self.hide(path)
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
    do { crashLog = try CrashLog(path: path) } catch {
      // Pages are kept nevertheless.
      crashLog = nil
      WebHost.printError("\(error) Until then, an event that ends the process is tried again.")
    }
    try removeOld()
  }

  /// Lets only the user of this process read the file, and those that SQLite has left beside it: they contain what
  /// people have typed. SQLite gives the files that it makes the same permissions.
  private static func hide(_ path: String) {
    let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    let files = FileManager.default
    if !files.fileExists(atPath: path) {
      // If the file can't be made, opening it says why.
      _ = files.createFile(atPath: path, contents: nil, attributes: permissions)
    }
    for file in [path, path + "-wal", path + "-shm"] where files.fileExists(atPath: file) {
      do { try files.setAttributes(permissions, ofItemAtPath: file) } catch {
        WebHost.printError(
          "“\(file)” keeps its permissions: \(error). To fix this, let it belong to the user of this process."
        )
      }
    }
  }

  /// Stores a session, and replaces its earlier record. Returns when the transaction is
  /// complete.
  ///
  /// - Throws: a database error if the transaction fails; then none of the records in the transaction is
  ///   stored.
  public func save(_ record: SessionRecord) async throws { try await queue.save(record) }

  /// Returns the record of a session; `nil` if there is none, or if it was saved longer ago than the store's
  /// `lifetime`.
  ///
  /// - Throws: a database error if the file can't be read.
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

  /// Removes the record of a session. If this fails, no error is thrown: the record is removed later, when it is too
  /// old.
  public func remove(_ token: String) async {
    _ = try? await database.write { db in
      try db.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [token])
    }
  }

  /// Removes the records of a visitor's pages, of one app or of all, but for one. If this fails, no error is thrown: the records are
  /// removed later, when they are too old.
  public func removeRecords(of visitor: Visitor, app: String?, except token: String) async {
    _ = try? await database.write { db in
      try db.execute(
        sql: """
          DELETE FROM session WHERE visitor = :visitor AND token <> :token AND (:app IS NULL OR app = :app)
          """,
        arguments: ["visitor": visitor.id, "token": token, "app": app]
      )
    }
  }

  /// Removes the records that were last saved longer ago than the store's `lifetime`. The store does this by itself
  /// when it opens, and after each 10 000 saves.
  ///
  /// - Throws: a database error if the records can't be removed.
  public func removeOld() throws {
    try database.write { try SaveQueue.removeOld(lifetime, $0) }
  }
}
#endif
