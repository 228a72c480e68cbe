import GRDB
package import Goalbase
import GoalbasePostgres
import PostgresTesting

/// A test's own database, of the ``StoreKind/current`` kind; it can be opened several times.
package struct TestDatabase: Sendable {
  private let place: Place

  private enum Place {
    case file(String)
    case database(PostgresDatabase)
  }

  /// Creates an empty database, runs `body`, and deletes the database.
  package static func run(_ body: (TestDatabase) async throws -> Void) async throws {
    switch StoreKind.current {
    case .sqlite:
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try await body(TestDatabase(place: .file(folder.file("goalbase.sqlite"))))
    case .postgres:
      try await PostgresDatabase.run { try await body(TestDatabase(place: .database($0))) }
    }
  }

  /// Opens a store, like another process would.
  package func open() async throws -> any GoalbaseStore {
    switch place {
    case .file(let path): try SQLiteGoalbaseStore(path: path)
    case .database(let database): try await database.open()
    }
  }

  /// Runs statements directly on the database, without the store.
  package func execute(_ sql: String) async throws {
    switch place {
    case .file(let path):
      try await DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    case .database(let database): _ = try await database.query(sql)
    }
  }

  /// Returns the rows of a query with one column.
  package func texts(_ sql: String) async throws -> [String] {
    switch place {
    case .file(let path):
      try await DatabaseQueue(path: path).read { try String.fetchAll($0, sql: sql) }
    case .database(let database): try await database.query(sql)
    }
  }

  /// Makes each change of a kind fail, for example `INSERT ON matches`.
  package func fail(before event: String) async throws {
    switch place {
    case .file:
      try await execute(
        "CREATE TRIGGER fault BEFORE \(event) BEGIN SELECT RAISE(ABORT, 'disk of glass'); END"
      )
    case .database:
      try await execute(
        """
        CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'disk of glass'; END $$;
        CREATE TRIGGER fault BEFORE \(event) FOR EACH ROW EXECUTE FUNCTION fault()
        """
      )
    }
  }

  /// Ends the effect of ``fail(before:)``.
  package func failNoMore() async throws {
    switch place {
    case .file: try await execute("DROP TRIGGER fault")
    case .database:
      try await execute("SET client_min_messages = warning; DROP FUNCTION fault() CASCADE")
    }
  }

  /// Returns the SQL value of a time, in milliseconds since the beginning of 1970.
  package func time(_ milliseconds: Int) -> String {
    switch place {
    case .file: "\(milliseconds)"
    case .database: "timestamptz 'epoch' + interval '\(milliseconds) milliseconds'"
    }
  }
}
