import FaultyServer
import Foundation
import Goalbase
import ModelTestSupport
import RESTErrors
import Testing

@testable import MatchesModel

@Suite("A Goalbase that is restarted")
struct RestartTests {
  @Test(
    "is unreachable meanwhile, and keeps what it's told then as before",
    .timeLimit(.minutes(10))
  )
  func restarted() async throws {
    try await withReservedPort { port in
      let kept = try SQLiteGoalbaseStore.inMemory()
      let (store, match) = try await withGoalbase(kept, port: port) { url in
        let store = RemoteMatchStore(url: url, timeout: .seconds(60), clock: InstantClock())
        let players = try await store.add("A", "B")
        let match = try await store.create(.sample([players[0]], [players[1]]))
        #expect(try await store.matches() == [match])
        return (store, match)
      }
      let parameters = MatchParameters(match)
      await #expect(throws: MatchesError.service(.unreachable)) { try await store.matches() }
      await #expect(throws: MatchesError.service(.unreachable)) {
        try await store.create(parameters)
      }
      await #expect(throws: MatchesError.service(.unreachable)) {
        try await store.update(match.id, with: parameters)
      }
      await #expect(throws: MatchesError.service(.unreachable)) { try await store.delete(match.id) }
      try await withGoalbase(kept, port: port) { _ in
        // Requests that aren't retried come first.
        let second = try await store.create(parameters)
        #expect(try await store.matches() == [second, match])
      }
    }
  }
}
