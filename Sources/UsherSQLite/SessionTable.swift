#if SQLite
import Foundation
import GRDB
import UsherWeb

/// The tables of the sessions and their parts: what is written and read in a transaction.
enum SessionTable {
  /// How many sessions of one browser are kept. If there are more, the oldest are removed.
  private static let sessionsOfVisitor = 200

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("2") { db in
      // Records of the first form were of no released version.
      try db.execute(
        sql: """
          DROP TABLE IF EXISTS session;
          CREATE TABLE session (
            token TEXT PRIMARY KEY, node TEXT NOT NULL, fence INTEGER NOT NULL, version INTEGER NOT NULL,
            visitor TEXT NOT NULL, app TEXT NOT NULL, address TEXT NOT NULL, applied INTEGER NOT NULL,
            date REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX session_date ON session (date);
          CREATE INDEX session_visitor ON session (visitor, app, address, date);
          CREATE TABLE part (
            token TEXT NOT NULL REFERENCES session ON DELETE CASCADE, name TEXT NOT NULL, bytes BLOB NOT NULL,
            PRIMARY KEY (token, name)
          ) WITHOUT ROWID;
          CREATE TABLE probe (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
          """
      )
    }
    migrator.registerMigration("3") { db in
      // An index with the time of the last save would be written with each save. The indices go first: a full file has
      // room for the column then.
      try db.execute(
        sql: """
          DROP INDEX session_date;
          DROP INDEX session_visitor;
          ALTER TABLE session ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
          UPDATE session SET day = CAST(date / 86400 AS INTEGER);
          CREATE INDEX session_day ON session (day);
          CREATE INDEX session_visitor ON session (visitor, app, address);
          """
      )
    }
    return migrator
  }

  /// Stores a session, or the parts of it that have changed.
  static func save(_ write: SessionWrite, _ db: Database) throws {
    let stored = try stored(write.token, db)
    guard try write.isNew(after: stored.map { ($0.owner, $0.version) }) else { return }
    let date = Date().timeIntervalSince1970
    let place = Place(write, day: day(of: date))
    if stored?.place == place {
      // What the indices contain isn't named, so that they aren't written.
      try db.cachedStatement(
        sql: "UPDATE session SET version = ?, applied = ?, date = ? WHERE token = ?"
      )
      .execute(arguments: [write.version, write.applied, date, write.token])
    } else {
      try insert(write, date, day: place.day, db)
    }
    if write.isWhole, stored != nil {
      try db.cachedStatement(sql: "DELETE FROM part WHERE token = ?")
        .execute(arguments: [write.token])
    }
    let removal = try db.cachedStatement(sql: "DELETE FROM part WHERE token = ? AND name = ?")
    for name in write.removed { try removal.execute(arguments: [write.token, name]) }
    let change = try db.cachedStatement(sql: "INSERT OR REPLACE INTO part VALUES (?, ?, ?)")
    for (name, bytes) in write.changed {
      try change.execute(arguments: [write.token, name, Data(bytes)])
    }
    if stored == nil { try removeMany(of: write.visitor.id, db) }
  }

  /// Stores the record of a session, in place of another if there is one.
  private static func insert(
    _ write: SessionWrite,
    _ date: TimeInterval,
    day: Int,
    _ db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO session (token, node, fence, version, visitor, app, address, applied, date, day)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (token) DO UPDATE SET
        version = excluded.version, visitor = excluded.visitor, app = excluded.app, address = excluded.address,
        applied = excluded.applied, date = excluded.date, day = excluded.day
        """
    )
    .execute(arguments: [
      write.token, write.owner.node, write.owner.fence, write.version, write.visitor.id, write.app,
      write.address, write.applied, date, day,
    ])
  }

  /// What the indices contain of a session.
  private struct Place: Equatable {
    let visitor, app, address: String
    let day: Int

    init(_ write: SessionWrite, day: Int) {
      (visitor, app, address) = (write.visitor.id, write.app, write.address)
      self.day = day
    }

    init(_ row: Row) {
      (visitor, app, address, day) = (row["visitor"], row["app"], row["address"], row["day"])
    }
  }

  private struct Stored {
    let owner: SessionOwner
    let version: Int
    let place: Place
  }

  /// The number of the day of a time, as records are indexed by it.
  private static func day(of time: TimeInterval) -> Int { Int((time / 86_400).rounded(.down)) }

  private static func stored(_ token: String, _ db: Database) throws -> Stored? {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT node, fence, version, visitor, app, address, day FROM session WHERE token = ?"
      ),
      arguments: [token]
    )
    return row.map { row in
      Stored(
        owner: SessionOwner(node: row["node"], fence: row["fence"]),
        version: row["version"],
        place: Place(row)
      )
    }
  }

  private static func removeMany(of visitor: String, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        DELETE FROM session WHERE token IN
          (SELECT token FROM session WHERE visitor = ? ORDER BY date DESC LIMIT -1 OFFSET ?)
        """
    )
    .execute(arguments: [visitor, sessionsOfVisitor])
  }

  /// Returns the record of a session; `nil` if there is none that was saved after `oldest`.
  static func record(
    of token: String,
    since oldest: TimeInterval,
    _ db: Database
  ) throws -> SessionRecord? {
    let row = try Row.fetchOne(
      db,
      sql: "SELECT * FROM session WHERE token = ? AND date > ?",
      arguments: [token, oldest]
    )
    guard let row else { return nil }
    var parts: [String: [UInt8]] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT name, bytes FROM part WHERE token = ?",
      arguments: [token]
    )
    while let row = try rows.next() { parts[row["name"]] = Array(row["bytes"] as Data) }
    return SessionRecord(
      token: token,
      owner: SessionOwner(node: row["node"], fence: row["fence"]),
      version: row["version"],
      visitor: Visitor(id: row["visitor"]),
      app: row["app"],
      address: row["address"],
      applied: row["applied"],
      parts: parts
    )
  }

  /// Makes the process that asks the owner of a session.
  static func claim(
    _ request: SessionRequest,
    since oldest: TimeInterval,
    _ db: Database
  ) throws -> SessionRecord? {
    try db.execute(
      sql: "UPDATE session SET node = ?, fence = fence + 1 WHERE token = ?",
      arguments: [request.node, request.token]
    )
    return try record(of: request.token, since: oldest, db)
  }

  /// Returns the names of a visitor's sessions that show an address, the newest first.
  static func tokens(
    of visitor: Visitor,
    app: String,
    address: String,
    since oldest: TimeInterval,
    _ db: Database
  ) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT token FROM session WHERE visitor = ? AND app = ? AND address = ? AND date > ? ORDER BY date DESC
        """,
      arguments: [visitor.id, app, address, oldest]
    )
  }

  /// Removes the record of a session, if its owner is this one.
  static func remove(_ token: String, owner: SessionOwner, _ db: Database) throws {
    guard let stored = try stored(token, db) else { return }
    guard stored.owner == owner else {
      throw SessionStoreError.stale(token, owner: stored.owner)
    }
    try db.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [token])
  }

  /// Removes the records of a visitor, of one app or of all, but for some.
  static func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>,
    _ db: Database
  ) throws {
    let sql = "SELECT token FROM session WHERE visitor = ? AND (? IS NULL OR app = ?)"
    let all = try String.fetchAll(db, sql: sql, arguments: [visitor.id, app, app])
    let remove = try db.cachedStatement(sql: "DELETE FROM session WHERE token = ?")
    for token in all where !tokens.contains(token) { try remove.execute(arguments: [token]) }
  }

  /// Removes the records that were saved last before a time.
  static func removeOld(before oldest: TimeInterval, _ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM session WHERE day <= ? AND date <= ?",
      arguments: [day(of: oldest), oldest]
    )
  }

  /// Writes something as large as a large record, so that it fails if such a record would.
  static func probe(_ db: Database) throws {
    try db.execute(sql: "INSERT OR REPLACE INTO probe VALUES (1, zeroblob(65536))")
    try db.execute(sql: "DELETE FROM probe")
  }
}
#endif
