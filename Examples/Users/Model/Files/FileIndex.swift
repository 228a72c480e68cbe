import Foundation
import GRDB

/// The list of files, in SQLite.
struct FileIndex: Sendable {
  private let database: DatabasePool

  init(path: String) throws {
    database = try DatabasePool(path: path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE plan (user INTEGER PRIMARY KEY, plan TEXT NOT NULL);
          CREATE TABLE file (
            id TEXT PRIMARY KEY, user INTEGER NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
            date DOUBLE NOT NULL);
          CREATE INDEX fileOfUser ON file (user, date);
          """
      )
    }
    migrator.registerMigration("2") { database in
      try database.execute(sql: "ALTER TABLE file ADD COLUMN deleted DOUBLE")
    }
    migrator.registerMigration("3") { database in
      // Until now files were of listed users, and anybody's. They can't become the files of an account.
      try database.execute(
        sql: """
          DROP TABLE plan;
          DROP TABLE file;
          CREATE TABLE file (
            id TEXT PRIMARY KEY, account TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL,
            date DOUBLE NOT NULL, deleted DOUBLE);
          CREATE INDEX fileOfAccount ON file (account, date);
          """
      )
    }
    try migrator.migrate(database)
  }

  func files(of account: Account.ID) async throws -> [StoredFile] {
    try await database.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT * FROM file WHERE account = ? AND deleted IS NULL ORDER BY date DESC, rowid DESC
          """,
        arguments: [account]
      )
      .map(Self.file)
    }
  }

  func file(_ id: StoredFile.ID, of account: Account.ID) async throws -> StoredFile? {
    try await database.read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT * FROM file WHERE id = ? AND account = ? AND deleted IS NULL",
        arguments: [id, account]
      )
      .map(Self.file)
    }
  }

  /// Returns the ids of all files with contents, including deleted files.
  func ids() throws -> Set<StoredFile.ID> {
    try database.read { try String.fetchSet($0, sql: "SELECT id FROM file") }
  }

  /// Adds a file. If `put`, which moves the contents to their place, throws, nothing is added.
  func add(
    _ file: StoredFile,
    of account: Account.ID,
    put: @Sendable @escaping () throws -> Void
  ) async throws {
    try await write { database in
      try database.execute(
        sql: "INSERT INTO file (id, account, name, size, date) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          file.id, account, file.name, file.size, file.date.timeIntervalSinceReferenceDate,
        ]
      )
      try put()
    }
  }

  /// Marks a file as deleted, and returns whether the account had such a file.
  func delete(_ id: StoredFile.ID, of account: Account.ID, at date: Date) async throws -> Bool {
    try await write { database in
      try database.execute(
        sql: "UPDATE file SET deleted = ? WHERE id = ? AND account = ? AND deleted IS NULL",
        arguments: [date.timeIntervalSinceReferenceDate, id, account]
      )
      return database.changesCount > 0
    }
  }

  /// Takes the mark back, and returns whether the account has such a file, deleted or not.
  func restore(_ id: StoredFile.ID, of account: Account.ID) async throws -> Bool {
    try await write { database in
      try database.execute(
        sql: "UPDATE file SET deleted = NULL WHERE id = ? AND account = ?",
        arguments: [id, account]
      )
      return database.changesCount > 0
    }
  }

  /// Removes a file that is marked as deleted, and returns its id; returns nothing if there is no such file.
  func removeDeleted(_ id: StoredFile.ID, of account: Account.ID) async throws -> [StoredFile.ID] {
    try await write { database in
      try String.fetchAll(
        database,
        sql: "DELETE FROM file WHERE id = ? AND account = ? AND deleted IS NOT NULL RETURNING id",
        arguments: [id, account]
      )
    }
  }

  /// Removes all files that were deleted before a date, and returns their ids.
  func removeDeleted(before date: Date) async throws -> [StoredFile.ID] {
    try await write { try Self.removeDeleted(before: date, $0) }
  }

  /// Removes the same files synchronously, for the start.
  func removeDeleted(before date: Date) throws {
    _ = try database.write { try Self.removeDeleted(before: date, $0) }
  }

  private static func removeDeleted(
    before date: Date,
    _ database: Database
  ) throws -> [StoredFile.ID] {
    try String.fetchAll(
      database,
      sql: "DELETE FROM file WHERE deleted < ? RETURNING id",
      arguments: [date.timeIntervalSinceReferenceDate]
    )
  }

  /// Writes in a task of its own. So cancelling the caller can't leave a change in doubt: the caller always gets the
  /// result.
  private func write<Value: Sendable>(
    _ body: @Sendable @escaping (Database) throws -> Value
  ) async throws -> Value {
    try await Task { try await database.write(body) }.value
  }

  private static func file(_ row: Row) -> StoredFile {
    StoredFile(
      id: row["id"],
      name: row["name"],
      size: row["size"],
      date: Date(timeIntervalSinceReferenceDate: row["date"])
    )
  }
}
