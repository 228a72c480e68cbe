import GRDB
import UsherPubSub

/// Stores all visitors' places and settings in one SQLite file. Throws GRDB's errors.
public final class SQLitePlaceStore: PlaceStore {
  let listeners = Subscribers<Void>()
  private let database: any DatabaseWriter

  /// Opens the file; creates it if it is missing.
  public convenience init(path: String) throws {
    try self.init(DatabasePool(path: path))
  }

  /// Returns a store in memory, for tests.
  package static func inMemory() throws -> SQLitePlaceStore {
    try SQLitePlaceStore(DatabaseQueue())
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1", migrate: VisitorRecord.createTable)
    try migrator.migrate(database)
  }

  /// Keeps what was stored of a visitor under another name, because their browser has a new one.
  public func rename(_ visitor: String, to new: String) async throws {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE OR REPLACE visitor SET id = ? WHERE id = ?",
        arguments: [new, visitor]
      )
    }
  }

  package func favorites(of visitor: String) async throws -> [Location] {
    try await record(of: visitor).favorites.locations
  }

  package func add(_ location: Location, of visitor: String) async throws {
    try await insert(location, at: .max, of: visitor)
  }

  @discardableResult
  package func remove(_ location: Location, of visitor: String) async throws -> Int? {
    try await change(visitor) { $0.favorites.remove(location) }
  }

  package func insert(_ location: Location, at position: Int, of visitor: String) async throws {
    try await change(visitor) { $0.favorites.insert(location, at: position) }
  }

  package func move(from source: Int, to target: Int, of visitor: String) async throws {
    try await change(visitor) { $0.favorites.move(from: source, to: target) }
  }

  package func choice(of visitor: String) async throws -> Location? {
    try await record(of: visitor).choice
  }

  package func setChoice(_ location: Location?, of visitor: String) async throws {
    try await change(visitor) { $0.choice = location }
  }

  package func notations(of visitor: String) async throws -> Notations {
    try await record(of: visitor).notations
  }

  package func setNotations(_ notations: Notations, of visitor: String) async throws {
    try await change(visitor) { $0.notations = notations }
  }

  package func changes(of visitor: String) -> AsyncStream<Void> {
    listeners.changes(key: visitor)
  }

  private func record(of visitor: String) async throws -> VisitorRecord {
    try await database.read { try VisitorRecord(of: visitor, in: $0) }
  }

  /// Changes a visitor's record and then notifies the listeners. Runs in its own task: the change
  /// is completed even if the caller is cancelled.
  private func change<Value: Sendable>(
    _ visitor: String,
    _ body: @escaping @Sendable (inout VisitorRecord) -> Value
  ) async throws -> Value {
    try await Task { [database, listeners] in
      let (value, isChanged) = try await database.write { database in
        let before = try VisitorRecord(of: visitor, in: database)
        var record = before
        let value = body(&record)
        if record != before { try record.save(of: visitor, in: database) }
        return (value, record != before)
      }
      if isChanged { listeners.send((), key: visitor) }
      return value
    }.value
  }
}
