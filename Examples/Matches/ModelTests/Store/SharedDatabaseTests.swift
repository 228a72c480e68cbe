import Foundation
import MatchesModel
import MatchesPostgres
import PostgresTestSupport
import PostgresTesting
import Testing

@Suite("Two processes on one PostgreSQL database", .needsPostgres, .timeLimit(.minutes(10)))
struct SharedDatabaseTests {
  @Test("what one changes the other is told, and knows")
  func told() async throws {
    try await run { one, other in
      let players = try await one.add("A", "B")
      var changes = other.changes().makeAsyncIterator()
      #expect(try await other.matches().isEmpty)
      let match = try await one.create(.sample([players[0]], [players[1]]))
      // The players' own changes may be told, too.
      while try await other.matches().isEmpty, await changes.next() != nil {}
      #expect(try await other.matches() == [match])
      #expect(try await other.rankings(since: nil).count == 2)
      try await other.delete(match.id)
      var own = one.changes().makeAsyncIterator()
      while try await !one.matches().isEmpty, await own.next() != nil {}
      #expect(try await one.matches().isEmpty)
      try await one.restore(match)
      while try await other.matches().isEmpty, await changes.next() != nil {}
      #expect(try await other.matches() == [match])
    }
  }

  @Test("what both do at once is done once, and nothing is lost")
  func atOnce() async throws {
    try await run { one, other in
      let names = (0..<10).map { "Player \($0)" }
      // Each name is taken by one of them.
      let made = try await withThrowingTaskGroup(of: Bool.self) { group in
        for name in names {
          for store in [one, other] {
            group.addTask {
              do { try await store.createPlayer(named: name) } catch MatchesError.invalidName(
                .taken
              ) {
                return false
              }
              return true
            }
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(made == names.count)
      let players = try await other.players()
      #expect(players.map(\.name) == names)
      try await withThrowingTaskGroup { group in
        for player in players.dropFirst() {
          group.addTask { _ = try await one.create(.sample([players[0]], [player])) }
          group.addTask { try await other.deletePlayer(player.id) }
        }
        // A player who is gone can't play any more; the other order removes the match again.
        while let result = await group.nextResult() {
          if case .failure(let error) = result, !"\(error)".contains("unknownPlayer") {
            throw error
          }
        }
      }
      var changes = one.changes().makeAsyncIterator()
      while try await one.players().count > 1, await changes.next() != nil {}
      #expect(try await one.players().count == 1)
      #expect(try await one.matches().isEmpty)
    }
  }

  @Test("what somebody has chosen at one is chosen at the other, and follows them to another name")
  func settings() async throws {
    try await DatabaseProcess.run { processes, _ in
      let one = try await PostgresSettingsStore(processes[0].pool, processes[0].broker)
      let other = try await PostgresSettingsStore(processes[1].pool, processes[1].broker)
      let chosen = StorageSettings(usesRemoteStore: true, baseURL: "http://localhost:1/")
      var changes = other.changes(of: "visitor").makeAsyncIterator()
      #expect(try await other.settings(of: "visitor") == StorageSettings())
      try await one.setSettings(StorageSettings(), of: "renamed")
      try await one.setSettings(chosen, of: "visitor")
      #expect(await changes.next() != nil)
      #expect(try await other.settings(of: "visitor") == chosen)
      try await other.rename("visitor", to: "renamed")
      #expect(try await one.settings(of: "renamed") == chosen)
      #expect(try await one.settings(of: "visitor") == StorageSettings())
      // Who has chosen nothing keeps what the other name has.
      try await other.rename("nobody", to: "renamed")
      #expect(try await one.settings(of: "renamed") == chosen)
    }
  }

  @Test("a change of which nobody knows whether it was made is told so, and both look again")
  func cutOff() async throws {
    try await DatabaseProcess.run { processes, database in
      let store = try await PostgresMatchStore(processes[0].pool, processes[0].broker)
      let other = try await PostgresMatchStore(processes[1].pool, processes[1].broker)
      #expect(try await store.players().isEmpty)
      // The connection breaks while the commit is under way.
      try await database.query(
        """
        CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          PERFORM pg_terminate_backend(pg_backend_pid());
          RETURN NEW;
        END $$;
        CREATE CONSTRAINT TRIGGER fault AFTER INSERT ON logbook_player DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fault()
        """
      )
      var changes = store.changes().makeAsyncIterator()
      let error = await #expect(throws: MatchesError.self) {
        try await store.createPlayer(named: "Anna")
      }
      #expect(error?.mayBeDone == true)
      #expect(await changes.next() != nil)
      #expect(try await store.players().isEmpty)
      try await database.query("SET client_min_messages = warning; DROP FUNCTION fault() CASCADE")
      try await store.createPlayer(named: "Anna")
      var others = other.changes().makeAsyncIterator()
      while try await other.players().isEmpty, await others.next() != nil {}
      #expect(try await other.players().map(\.name) == ["Anna"])
    }
  }

  @Test("a database that is away is told, and nothing is changed")
  func away() async throws {
    try await DatabaseProcess.run(1) { processes, database in
      let store = try await PostgresMatchStore(processes[0].pool, processes[0].broker)
      try await database.query("ALTER TABLE logbook_player RENAME TO gone")
      await #expect(throws: MatchesError.self) { try await store.createPlayer(named: "A") }
      await #expect(throws: MatchesError.self) { try await store.players() }
      try await database.query("ALTER TABLE gone RENAME TO logbook_player")
      #expect(try await store.players().isEmpty)
    }
  }

  private func run(
    _ body: (_ one: PostgresMatchStore, _ other: PostgresMatchStore) async throws -> Void
  ) async throws {
    try await DatabaseProcess.run { processes, _ in
      weak var freed: PostgresMatchStore?
      do {
        let one = try await PostgresMatchStore(processes[0].pool, processes[0].broker)
        freed = one
        try await body(one, PostgresMatchStore(processes[1].pool, processes[1].broker))
      }
      // Its task may be holding it to tell of the last change.
      while freed != nil, !Task.isCancelled { await Task.yield() }
      #expect(freed == nil)
    }
  }
}
