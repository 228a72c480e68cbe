import GRDB

/// Stores the users of the service in SQLite.
public final class UserStore: Sendable {
  let database: any DatabaseWriter

  /// Opens the file; creates it with the ten known users if it is missing.
  public convenience init(path: String) throws {
    try self.init(DatabasePool(path: path))
  }

  /// Returns a store in memory with the ten known users.
  public static func inMemory() throws -> UserStore {
    try UserStore(DatabaseQueue())
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE user (
            id INTEGER PRIMARY KEY, name TEXT, email TEXT,
            foldedName TEXT NOT NULL, foldedEmail TEXT NOT NULL,
            nameKey TEXT NOT NULL, emailKey TEXT NOT NULL);
          CREATE INDEX userByName ON user (nameKey, id);
          CREATE INDEX userByEmail ON user (emailKey, id);
          """
      )
      try Self.insert(KnownUsers.all, database)
    }
    try migrator.migrate(database)
  }

  /// Sets the number of users: the ten known ones and then invented ones, which are the same each
  /// time.
  public func seed(count: Int) async throws {
    let count = max(0, count)
    try await database.write { database in
      try database.execute(sql: "DELETE FROM user WHERE id > ?", arguments: [count])
      let last = try Int.fetchOne(database, sql: "SELECT max(id) FROM user") ?? 0
      guard last < count else { return }
      try Self.insert((last + 1...count).lazy.map(InventedUsers.user), database)
    }
  }

  private static func insert(_ users: some Sequence<UserRecord>, _ database: Database) throws {
    let statement = try database.makeStatement(
      sql: "INSERT INTO user VALUES (?, ?, ?, ?, ?, ?, ?)"
    )
    for user in users {
      try statement.execute(arguments: [
        user.id, user.name, user.email, Folded.text(user.name ?? ""),
        Folded.text(user.email ?? ""), Folded.sortKey(user.name), Folded.sortKey(user.email),
      ])
    }
  }
}
