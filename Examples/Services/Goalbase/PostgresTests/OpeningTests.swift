import Goalbase
import GoalbaseFixtures
import PostgresClient
import PostgresTestSupport
import PostgresTesting
import Testing

@testable import GoalbasePostgres

@Suite("Opening a database", .needsPostgres)
struct OpeningTests {
  @Test("of many who open an empty one at once, one makes the tables")
  func atOnce() async throws {
    try await PostgresDatabase.run { database in
      let stores = try await withThrowingTaskGroup(of: PostgresGoalbaseStore.self) { group in
        for _ in 0..<12 { group.addTask { try await database.open(connections: 1) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      var versions: Set<StoreVersion> = []
      for store in stores { versions.insert(try await store.version()) }
      #expect(versions.count == 1 && versions.first?.changes == 0)
      #expect(try await database.query("SELECT number FROM goalbase_migration") == ["1"])
    }
  }

  @Test("tables of a newer Goalbase are left alone")
  func newer() async throws {
    try await PostgresDatabase.run { database in
      _ = try await database.open()
      try await database.query("INSERT INTO goalbase_migration VALUES (99)")
      let error = await #expect(throws: PostgresError.self) { try await database.open() }
      #expect(error?.code == .newerSchema)
      #expect(
        error?.description == """
          A newer version of Goalbase has written the tables. To fix this, run that one, or use another database.
          """
      )
    }
  }

  @Test("ids are uuids, times are times, and the tables are those of the original")
  func tables() async throws {
    try await PostgresDatabase.run { database in
      _ = try await database.open()
      let columns = try await database.query(
        """
        SELECT table_name || '.' || column_name || ' ' || data_type
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1
        """
      )
      for column in [
        "players.id uuid", "players.name text", "players.created_at timestamp with time zone",
        "matches.id uuid", "matches.home_goals integer", "matches.away_goals integer",
        "matches.played_at timestamp with time zone", "matches_home_players.match_id uuid",
        "matches_home_players.player_id uuid", "matches_away_players.match_id uuid",
        "matches_away_players.player_id uuid",
      ] { #expect(columns.contains(column)) }
    }
  }

  @Test("who can't get in is told why, without the password")
  func refused() async throws {
    let cluster = try await PostgresCluster.shared
    let server = "connection to server at \"127.0.0.1\", port \(cluster.port) failed: FATAL: "
    let right = cluster.url("nowhere")
    let wrong = "postgres://tests:top-secret@127.0.0.1:\(cluster.port)/postgres"
    for (url, message) in [
      (right, "\(server)database \"nowhere\" does not exist"),
      (wrong, "\(server)password authentication failed for user \"tests\""),
    ] {
      let error = await #expect(throws: PostgresError.self) {
        try await PostgresGoalbaseStore(PostgresAddress(url))
      }
      #expect(error?.code == .unreachable && error?.description == message)
    }
  }

  @Test("of matches of one moment the last is first, however PostgreSQL looks for them")
  func order() async throws {
    try await PostgresDatabase.run { database in
      // An index would sort the rows by itself.
      try await database.query(
        """
        DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET enable_indexscan = off',
          current_database()); END $$
        """
      )
      let store = try await database.open(connections: 1)
      let time = Timestamp(milliseconds: 0)
      let anna = try await store.createPlayer(name: "Anna", at: time).player.id
      let ben = try await store.createPlayer(name: "Ben", at: time).player.id
      let content = MatchContent(
        homeGoals: 0,
        awayGoals: 0,
        homePlayers: [anna],
        awayPlayers: [ben]
      )
      var ids: [EntityID] = []
      for _ in 0..<8 { ids.append(try await store.createMatch(content, at: time).id) }
      // Changed rows are then stored in another place.
      _ = try await store.updateMatch(ids[2], content, at: time)
      #expect(try await store.logbook().value.matches.map(\.id) == ids.reversed())
    }
  }
}
