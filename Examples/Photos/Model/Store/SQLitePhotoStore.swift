import Foundation
import GRDB
package import UsherPubSub

/// A store in one SQLite file.
public final class SQLitePhotoStore: PhotoStore {
  private let database: any DatabaseWriter

  /// Opens the file, or creates it.
  ///
  /// - Throws: an error of the database when the file can't be opened or migrated.
  public convenience init(path: String) throws {
    try self.init(DatabasePool(path: path))
  }

  /// Returns a store in memory, for tests. Its contents end with the process.
  public static func inMemory() throws -> SQLitePhotoStore {
    try SQLitePhotoStore(DatabaseQueue())
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    try Self.migrator.migrate(database)
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE photo (
            id TEXT PRIMARY KEY, position INTEGER NOT NULL, title TEXT NOT NULL,
            amount TEXT, currency TEXT);
          CREATE TABLE account (
            id INTEGER PRIMARY KEY, username TEXT NOT NULL UNIQUE COLLATE NOCASE,
            passwordHash TEXT NOT NULL);
          CREATE TABLE signIn (
            visitor TEXT PRIMARY KEY,
            account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE);
          CREATE TABLE purchase (
            account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, photo TEXT NOT NULL,
            title TEXT NOT NULL, amount TEXT NOT NULL, currency TEXT NOT NULL, date DOUBLE NOT NULL,
            UNIQUE (account, photo));
          """
      )
    }
    return migrator
  }

  package func setCatalogue(_ photos: [Photo]) async throws {
    try await database.write { database in
      try database.execute(sql: "DELETE FROM photo")
      for (position, photo) in photos.enumerated() {
        try database.execute(
          sql: "INSERT INTO photo VALUES (?, ?, ?, ?, ?)",
          arguments: [
            photo.id, position, photo.title, photo.price.map { "\($0.amount)" },
            photo.price?.currency,
          ]
        )
      }
    }
  }

  package func photos() async throws -> [Photo] {
    try await database.read {
      try Row.fetchAll($0, sql: "SELECT * FROM photo ORDER BY position").map(Self.photo)
    }
  }

  package func photo(_ id: Photo.ID) async throws -> Photo? {
    try await database.read {
      try Row.fetchOne($0, sql: "SELECT * FROM photo WHERE id = ?", arguments: [id])
        .map(Self.photo)
    }
  }

  package func account(
    named username: String
  ) async throws -> (account: Account, passwordHash: String)? {
    try await database.read {
      try Row.fetchOne($0, sql: "SELECT * FROM account WHERE username = ?", arguments: [username])
        .map { (Self.account($0), $0["passwordHash"]) }
    }
  }

  package func createAccount(_ username: String, passwordHash: String) async throws -> Account {
    try await database.write { database in
      do {
        try database.execute(
          sql: "INSERT INTO account (username, passwordHash) VALUES (?, ?)",
          arguments: [username, passwordHash]
        )
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        throw PhotosError.usernameTaken
      }
      return Account(id: database.lastInsertedRowID, username: username)
    }
  }

  package func signIns() async throws -> [String: Account] {
    try await database.read {
      let rows = try Row.fetchAll(
        $0,
        sql: "SELECT visitor, account.* FROM signIn JOIN account ON account.id = account"
      )
      return Dictionary(rows.map { ($0["visitor"], Self.account($0)) }) { $1 }
    }
  }

  package func signIn(_ key: String) async throws -> Account? {
    try await database.read {
      try Row.fetchOne(
        $0,
        sql: "SELECT account.* FROM signIn JOIN account ON account.id = account WHERE visitor = ?",
        arguments: [key]
      )
      .map(Self.account)
    }
  }

  package func setSignIn(_ account: Account?, _ key: String) async throws {
    try await database.write {
      try $0.execute(sql: "DELETE FROM signIn WHERE visitor = ?", arguments: [key])
      guard let account else { return }
      try $0.execute(sql: "INSERT INTO signIn VALUES (?, ?)", arguments: [key, account.id])
    }
  }

  package func moveSignIn(_ key: String, to new: String) async throws {
    try await database.write {
      try $0.execute(
        sql: "UPDATE OR REPLACE signIn SET visitor = ? WHERE visitor = ?",
        arguments: [new, key]
      )
    }
  }

  package func removeSignIns(
    of account: Account.ID,
    except key: String?
  ) async throws -> [String] {
    try await database.write {
      try String.fetchAll(
        $0,
        sql: "DELETE FROM signIn WHERE account = ? AND visitor IS NOT ? RETURNING visitor",
        arguments: [account, key]
      )
    }
  }

  package func purchases(of account: Account) async throws -> [Purchase] {
    try await database.read {
      try Row.fetchAll(
        $0,
        sql: "SELECT * FROM purchase WHERE account = ? ORDER BY date DESC, rowid DESC",
        arguments: [account.id]
      )
      .map(Self.purchase)
    }
  }

  package func record(_ purchase: Purchase, of account: Account) async throws -> Purchase {
    try await database.write { database in
      try database.execute(
        sql: "INSERT INTO purchase VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [
          account.id, purchase.photoID, purchase.title, "\(purchase.price.amount)",
          purchase.price.currency, purchase.date.timeIntervalSince1970,
        ]
      )
      let row = try Row.fetchOne(
        database,
        sql: "SELECT * FROM purchase WHERE account = ? AND photo = ?",
        arguments: [account.id, purchase.photoID]
      )
      return row.map(Self.purchase) ?? purchase
    }
  }

  /// Only one process uses the file.
  package func changes() -> Subscription<PhotoChange>? { nil }

  private static func account(_ row: Row) -> Account {
    Account(id: row["id"], username: row["username"])
  }

  private static func photo(_ row: Row) -> Photo {
    Photo(id: row["id"], title: row["title"], price: money(row))
  }

  private static func purchase(_ row: Row) -> Purchase {
    Purchase(
      photoID: row["photo"],
      title: row["title"],
      price: money(row) ?? Money(0, row["currency"]),
      date: Date(timeIntervalSince1970: row["date"])
    )
  }

  private static func money(_ row: Row) -> Money? {
    guard let text: String = row["amount"], let amount = Decimal(string: text),
      let currency: String = row["currency"]
    else { return nil }
    return Money(amount, currency)
  }
}
