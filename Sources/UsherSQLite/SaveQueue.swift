#if SQLite
import Foundation
import GRDB
import UsherWeb

/// Writes all waiting records in one transaction. Records that arrive meanwhile wait for the next transaction.
actor SaveQueue {
  private let database: DatabasePool
  /// The newest waiting record of each session, by token.
  private var records: [String: SessionRecord] = [:]
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var isWriting = false
  private let lifetime: TimeInterval
  private var saves = 0

  /// How many sessions of one browser are kept. If there are more, the oldest are removed.
  private static let sessionsOfVisitor = 200
  /// The number of saves after which records that are too old are removed.
  private static let cleaningInterval = 10_000

  init(_ database: DatabasePool, lifetime: TimeInterval) {
    self.database = database
    self.lifetime = lifetime
  }

  func save(_ record: SessionRecord) async throws {
    records[record.token] = record
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      guard !isWriting else { return }
      isWriting = true
      Task { await writeAll() }
    }
  }

  private func writeAll() async {
    while !waiting.isEmpty {
      let (records, waiting) = (Array(records.values), waiting)
      self.records = [:]
      self.waiting = []
      let outcome: Result<Void, any Error>
      do {
        saves += records.count
        let cleans = saves >= Self.cleaningInterval
        if cleans { saves = 0 }
        let lifetime = lifetime
        try await database.write { db in
          try Self.write(records, db)
          if cleans { try Self.removeOld(lifetime, db) }
        }
        outcome = .success(())
      } catch {
        outcome = .failure(error)
      }
      for continuation in waiting { continuation.resume(with: outcome) }
    }
    isWriting = false
  }

  private static func write(_ records: [SessionRecord], _ db: Database) throws {
    let date = Date().timeIntervalSince1970
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO session VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    for record in records {
      let known = try Int.fetchOne(
        db.cachedStatement(sql: "SELECT 1 FROM session WHERE token = ?"),
        arguments: [record.token]
      )
      try statement.execute(arguments: [
        record.token, record.visitor.id, record.app, record.applied, Data(record.snapshot),
        Data(record.history), date,
      ])
      if known == nil { try removeMany(of: record.visitor.id, db) }
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

  static func removeOld(_ lifetime: TimeInterval, _ db: Database) throws {
    let oldest = Date().timeIntervalSince1970 - lifetime
    try db.execute(sql: "DELETE FROM session WHERE date <= ?", arguments: [oldest])
  }
}
#endif
