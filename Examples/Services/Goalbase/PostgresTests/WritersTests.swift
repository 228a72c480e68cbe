import Goalbase
import GoalbaseFixtures
import PostgresTestSupport
import PostgresTesting
import Testing

@testable import GoalbasePostgres

@Suite("Several processes write at once", .needsPostgres)
struct WritersTests {
  private let time = Timestamp(milliseconds: 0)

  @Test("every version is one state, whoever reads it, and none is left out")
  func versions() async throws {
    try await PostgresDatabase.run { database in
      // Each store has its own connections, like another process would have.
      var stores: [PostgresGoalbaseStore] = []
      for _ in 0..<4 { stores.append(try await database.open(connections: 2)) }
      let first = try await stores[0].createPlayer(name: "Anna", at: time).player.id
      let other = try await stores[0].createPlayer(name: "Ben", at: time).player.id
      let seen = try await withThrowingTaskGroup(of: [Versioned<Logbook>].self) { group in
        for (place, store) in stores.enumerated() {
          group.addTask {
            for goals in 0..<20 {
              let content = MatchContent(
                homeGoals: goals,
                awayGoals: place,
                homePlayers: [first],
                awayPlayers: [other]
              )
              let match = try await store.createMatch(content, at: time)
              if goals % 3 == 0 { _ = try await store.updateMatch(match.id, content, at: time) }
              if goals % 4 == 0 { _ = try await store.deleteMatch(match.id) }
            }
            return []
          }
          group.addTask {
            var seen: [Versioned<Logbook>] = []
            for _ in 0..<40 { seen.append(try await store.logbook()) }
            return seen
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      var states: [StoreVersion: Logbook] = [:]
      for state in seen {
        #expect(states[state.version, default: state.value] == state.value)
        states[state.version] = state.value
      }
      #expect(states.count > 4)
      let last = try await stores[3].logbook()
      // Two players; of twenty matches each, seven are changed and five deleted.
      #expect(last.version.changes == 2 + 4 * (20 + 7 + 5))
      #expect(last.value.matches.count == 4 * 15)
    }
  }

  @Test("a match isn't added for a player who is deleted meanwhile")
  func deleted() async throws {
    try await PostgresDatabase.run { database in
      let (one, other) = (try await database.open(), try await database.open())
      for _ in 0..<10 {
        let anna = try await one.createPlayer(name: "Anna", at: time).player.id
        let ben = try await one.createPlayer(name: "Ben", at: time).player.id
        let content = MatchContent(
          homeGoals: 1,
          awayGoals: 0,
          homePlayers: [anna],
          awayPlayers: [ben]
        )
        async let deletion = other.deletePlayer(ben, withMatches: true)
        do {
          let match = try await one.createMatch(content, at: time)
          _ = try await deletion
          // The match was added before the player was deleted, and was deleted with them.
          #expect(try await one.logbook().value.matches.allSatisfy { $0.id != match.id })
        } catch let error as GoalbaseError {
          #expect(error == .unknownPlayer(ben))
          _ = try await deletion
        }
      }
    }
  }

  @Test(
    "writers that wait for one another keep nobody else from a thread",
    .timeLimit(.minutes(10))
  )
  func threads() async throws {
    try await PostgresDatabase.run { database in
      let store = try await database.open(connections: 8)
      let writers = try await Holding.version(of: database) {
        let writers = (0..<8).map { number in
          Task { try await store.createPlayer(name: "\(number)", at: time) }
        }
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while try await database.query("\(waiting) AND datname = current_database()") != ["8"] {
          try Task.checkCancellation()
        }
        // These are more tasks than threads.
        await withTaskGroup { group in
          for _ in 0..<100 { group.addTask { await Task.yield() } }
        }
        return writers
      }
      for writer in writers { _ = try await writer.value }
      #expect(try await store.version().changes == 8)
    }
  }
}
