#if PostgreSQL
import PostgresTesting
import Testing

@testable import PostgresClient

@Suite(
  "Tables of a program",
  .enabled(if: PostgresBinaries.folder != nil, Comment(rawValue: PostgresBinaries.advice)),
  .timeLimit(.minutes(10))
)
struct MigrationTests {
  private let first = [["CREATE TABLE note (text text)"]]
  private let second = [["ALTER TABLE note ADD COLUMN day bigint NOT NULL DEFAULT 1"]]

  @Test("each step is done once, also by many at once, and a later program does what is missing")
  func steps() async throws {
    try await PostgresDatabase.run { database in
      let pools = try (0..<6).map { _ in
        PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      }
      for steps in [first, first + second] {
        let migrations = PostgresMigrations("notes", of: "the notes", steps)
        try await withThrowingTaskGroup { group in
          for pool in pools {
            group.addTask { try await pool.perform(.writing) { try migrations.run($0) } }
          }
          try await group.waitForAll()
        }
        #expect(
          try await database.query("SELECT count(*) FROM notes_migration") == ["\(steps.count)"]
        )
      }
      try await database.query("INSERT INTO note VALUES ('a')")
      #expect(try await database.query("SELECT day FROM note") == ["1"])
      for pool in pools { await pool.close() }
    }
  }

  @Test("an earlier program changes nothing, and says which one is newer")
  func newer() async throws {
    try await PostgresDatabase.run { database in
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      let (new, old) = (
        PostgresMigrations("notes", of: "the notes", first + second),
        PostgresMigrations("notes", of: "the notes", first)
      )
      try await pool.perform(.writing) { try new.run($0) }
      let error = await #expect(throws: PostgresError.self) {
        try await pool.perform(.writing) { try old.run($0) }
      }
      #expect(error?.code == .newerSchema)
      #expect(
        error?.description == """
          A newer version of the notes has written the tables. To fix this, run that one, or use another database.
          """
      )
      await pool.close()
    }
  }

  @Test("what fails in the middle leaves nothing, and outside of a transaction nothing is begun")
  func failures() async throws {
    try await PostgresDatabase.run { database in
      let pool = PostgresPool(try PostgresAddress(database.url), for: "test", count: 1)
      let wrong = PostgresMigrations(
        "notes",
        of: "the notes",
        first + [["CREATE TABEL typo (a text)"]]
      )
      await #expect(throws: PostgresError.self) {
        try await pool.perform(.writing) { try wrong.run($0) }
      }
      let error = await #expect(throws: PostgresError.self) {
        try await pool.perform(.statement) { try wrong.run($0) }
      }
      #expect(error?.description == "Tables are made in a transaction only: perform(.writing).")
      #expect(
        try await database.query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [
          "0"
        ]
      )
      await pool.close()
    }
  }
}
#endif
