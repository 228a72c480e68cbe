import Goalbase
import GoalbaseFixtures
import PostgresClient
import PostgresTestSupport
import PostgresTesting
import ServiceTestSupport
import Testing

@testable import GoalbasePostgres

@Suite("Lost connections", .needsPostgres)
struct LostConnectionTests {
  private static let others = """
    application_name = 'goalbase' AND pid <> pg_backend_pid() AND datname = current_database()
    """
  private let time = Timestamp(milliseconds: 0)

  @Test("who asks after an administrator has ended all of them notices nothing")
  func terminated() async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open(connections: 1)
      for name in ["Anna", "Ben"] {
        let ended = try await database.query(
          "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE \(Self.others)"
        )
        #expect(ended == ["t"])
        if name == "Anna" { _ = try await store.createPlayer(name: name, at: time) }
        #expect(try await store.players().value.map(\.name) == ["Anna"])
      }
      #expect(try await store.version().changes == 1)
    }
  }

  @Test("a server that was started again is found, and while it is away that is an error")
  func restarted() async throws {
    let cluster = try await PostgresCluster()
    try await PostgresDatabase.run(on: cluster) { database in
      let store = try await database.open()
      try await RunningGoalbase.run(store) { goalbase in
        try await goalbase.add(player: "Anna")
        try await cluster.restart()
        #expect(try await goalbase.get("players").players.map(\.name) == ["Anna"])
        try await cluster.restart()
        try await goalbase.add(player: "Ben")
        try await cluster.halt()
        let away = try await goalbase.get("players")
        #expect(away.status == 503)
        #expect(
          try away.message == "Goalbase can't do that now. To find out why, read its log."
        )
        let error = await #expect(throws: PostgresError.self) { try await store.players() }
        #expect(error?.code == .unreachable)
        try await cluster.start()
        #expect(try await goalbase.get("players").players.map(\.name) == ["Anna", "Ben"])
      }
    }
    try await cluster.stop()
  }

  /// Makes PostgreSQL close the connection that adds a player.
  private func addFault(_ database: PostgresDatabase, _ trigger: String) async throws {
    try await database.query(
      """
      CREATE SEQUENCE attempts;
      CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempts') <= TG_ARGV[0]::integer THEN
          PERFORM pg_terminate_backend(pg_backend_pid());
        END IF;
        RETURN NEW;
      END $$;
      CREATE \(trigger)
      """
    )
  }

  @Test("a change that is cut off half-way is made anew, once", arguments: [1, 2])
  func halfWay(_ faults: Int) async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open(connections: 1)
      try await addFault(
        database,
        "TRIGGER fault AFTER INSERT ON players FOR EACH ROW EXECUTE FUNCTION fault(\(faults))"
      )
      if faults == 1 {
        _ = try await store.createPlayer(name: "Anna", at: time)
      } else {
        let error = await #expect(throws: PostgresError.self) {
          try await store.createPlayer(name: "Anna", at: time)
        }
        #expect(error?.code == .lost)
      }
      #expect(try await database.query("SELECT last_value FROM attempts") == ["2"])
      #expect(try await store.players().value.count == 2 - faults)
      #expect(try await store.version().changes == 2 - faults)
    }
  }

  @Test("a change that is cut off as it becomes final isn't made anew: it may have been made")
  func atTheEnd() async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open(connections: 1)
      try await addFault(
        database,
        """
        CONSTRAINT TRIGGER fault AFTER INSERT ON players DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fault(1)
        """
      )
      let error = await #expect(throws: PostgresError.self) {
        try await store.createPlayer(name: "Anna", at: time)
      }
      #expect(error?.code == .unknownOutcome)
      #expect(try await database.query("SELECT last_value FROM attempts") == ["1"])
      #expect(try await store.players().value.isEmpty)
      _ = try await store.createPlayer(name: "Ben", at: time)
      #expect(try await store.players().value.map(\.name) == ["Ben"])
    }
  }
}
