import ArgumentParser
import Goalbase
import GoalbaseFixtures
import GoalbasePostgres
import PostgresClient
import PostgresTestSupport
import PostgresTesting
import Testing

@testable import GoalbaseServer

@Suite("The goalbase command")
struct CommandTests {
  private func refusal(_ database: String) async throws -> String {
    let command = try GoalbaseServer.parse(["--database", database])
    let error = await #expect(throws: StartError.self) { try await command.openStore() }
    return try #require(error).description
  }

  @Test("a file and a database at once are refused")
  func both() {
    let error = #expect(throws: (any Error).self) {
      try GoalbaseServer.parse(["--data", "x.sqlite", "--database", "postgres://db.test/x"])
    }
    #expect(
      error.map(GoalbaseServer.message(for:)) == """
        --data and --database can't be used together. To fix this, leave out --database to store \
        everything in an SQLite file, or --data to store it in PostgreSQL.
        """
    )
  }

  @Test("an address that is none is told, without what may be a password")
  func noAddress() async throws {
    #expect(
      try await refusal("postgres://anna:sec@ret@db.test/goals") == """
        --database can't be used. That is no address of a PostgreSQL database. To fix this, give \
        one as postgres://user:password@localhost:5432/database, and write special characters of \
        the password in percent-encoding, as %40 for @.
        """
    )
  }

  @Test("where no server is, that is told without the password, with what to do")
  func unreachable() async throws {
    // Nobody listens on the port of multiplexed services.
    #expect(
      try await refusal("postgres://anna:secret@127.0.0.1:1/goals") == """
        postgres://anna@127.0.0.1:1/goals can't be opened (connection to server at "127.0.0.1", \
        port 1 failed: Connection refused Is the server running on that host and accepting TCP/IP \
        connections?). To fix this, see that PostgreSQL runs there and has that user and database, \
        or give another with --database.
        """
    )
  }

  @Test("tables of a newer Goalbase are told, too", .needsPostgres)
  func newer() async throws {
    try await PostgresDatabase.run { database in
      _ = try await database.open()
      try await database.query("INSERT INTO goalbase_migration VALUES (99)")
      let address = try PostgresAddress(database.url)
      #expect(
        try await refusal(database.url) == """
          \(address) can't be opened. A newer version of Goalbase has written the tables. To fix this, \
          run that one, or use another database.
          """
      )
    }
  }

  @Test("each keeps what is stored", .needsPostgres, arguments: [true, false])
  func opens(_ isPostgres: Bool) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try await PostgresDatabase.run { database in
      let options =
        isPostgres ? ["--database", database.url] : ["--data", folder.file("x.sqlite")]
      let time = Timestamp(milliseconds: 0)
      let store = try await GoalbaseServer.parse(options).openStore()
      #expect(store is PostgresGoalbaseStore == isPostgres)
      _ = try await store.createPlayer(name: "Anna", at: time)
      let again = try await GoalbaseServer.parse(options).openStore()
      #expect(try await again.players().value.map(\.name) == ["Anna"])
    }
  }
}
