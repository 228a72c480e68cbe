import GRDB
import UsherAccounts

/// A store in one SQLite file. Only one process may use it at a time.
package final class SQLiteAccountStore: AccountStore {
  private let database: DatabasePool

  /// Opens the file, or creates it.
  ///
  /// - Throws: an error of the database when the file can't be opened or migrated.
  package init(path: String) throws {
    database = try DatabasePool(path: path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE account (
            id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, passwordHash TEXT NOT NULL,
            plan TEXT NOT NULL);
          CREATE TABLE signIn (
            key TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES account ON DELETE CASCADE);
          CREATE INDEX signInOfAccount ON signIn (account);
          """
      )
    }
    try migrator.migrate(database)
  }

  package func account(
    withEmail email: String
  ) async throws -> (account: Account, passwordHash: String)? {
    try await database.read {
      try Row.fetchOne($0, sql: "SELECT * FROM account WHERE email = ?", arguments: [email])
        .map { (Self.account($0), $0["passwordHash"]) }
    }
  }

  package func add(_ account: Account, passwordHash: String) async throws {
    try await database.write { database in
      do {
        try database.execute(
          sql: "INSERT INTO account VALUES (?, ?, ?, ?)",
          arguments: [account.id, account.email, passwordHash, account.plan.rawValue]
        )
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        throw AccountError.emailTaken
      }
    }
  }

  package func setPlan(_ plan: Plan, of id: Account.ID) async throws {
    try await database.write {
      try $0.execute(
        sql: "UPDATE account SET plan = ? WHERE id = ?",
        arguments: [plan.rawValue, id]
      )
    }
  }

  package func people() async throws -> [String: Account] {
    try await database.read {
      let rows = try Row.fetchAll($0, sql: Self.signedIn)
      return Dictionary(rows.map { ($0["key"], Self.account($0)) }) { $1 }
    }
  }

  package func person(_ key: String) async throws -> Account? {
    try await database.read {
      try Row.fetchOne($0, sql: "\(Self.signedIn) WHERE key = ?", arguments: [key])
        .map(Self.account)
    }
  }

  package func set(_ account: Account?, for key: String) async throws {
    try await database.write {
      try $0.execute(sql: "DELETE FROM signIn WHERE key = ?", arguments: [key])
      guard let account else { return }
      try $0.execute(sql: "INSERT INTO signIn VALUES (?, ?)", arguments: [key, account.id])
    }
  }

  package func move(_ key: String, to new: String) async throws {
    try await database.write {
      try $0.execute(
        sql: "UPDATE OR REPLACE signIn SET key = ? WHERE key = ?",
        arguments: [new, key]
      )
    }
  }

  /// Accounts are joined, so nothing of them is stored with a sign-in.
  package func update(_ account: Account) async throws -> [String] {
    try await database.read {
      try String.fetchAll(
        $0,
        sql: "SELECT key FROM signIn WHERE account = ?",
        arguments: [account.id]
      )
    }
  }

  package func removeAll(of id: Account.ID, except key: String?) async throws -> [String] {
    try await database.write {
      try String.fetchAll(
        $0,
        sql: "DELETE FROM signIn WHERE account = ? AND key IS NOT ? RETURNING key",
        arguments: [id, key]
      )
    }
  }

  private static let signedIn =
    "SELECT key, account.* FROM signIn JOIN account ON account.id = signIn.account"

  private static func account(_ row: Row) -> Account {
    Account(
      id: row["id"],
      email: row["email"],
      plan: Plan(rawValue: row["plan"]) ?? .free
    )
  }
}
