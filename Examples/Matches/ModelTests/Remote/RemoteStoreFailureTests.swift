import Foundation
import MatchesModel
import ModelTestSupport
import RESTErrors
import Testing

@Suite("A Goalbase whose store fails")
struct RemoteStoreFailureTests {
  private func run(
    _ body: (FaultyGoalbaseStore, RemoteMatchStore, [Player]) async throws -> Void
  ) async throws {
    let kept = try FaultyGoalbaseStore()
    try await withGoalbase(kept) { url in
      let store = RemoteMatchStore(url: url, timeout: .seconds(60), clock: InstantClock())
      try await body(kept, store, try await store.add("A", "B"))
    }
  }

  @Test(
    "once a match may be made, listeners look, and it counts as what may be done",
    arguments: [FaultyGoalbaseStore.Act.fail, .makeAndFail]
  )
  func created(_ act: FaultyGoalbaseStore.Act) async throws {
    try await run { kept, store, players in
      let changes = store.changes()
      kept.act { _ in act }
      let error = await #expect(throws: MatchesError.self) {
        try await store.create(.sample([players[0]], [players[1]]))
      }
      #expect(error == .service(.status(503)))
      #expect(error?.mayBeDone == true)
      #expect(await changes.hasNews())
      let isMade = try await !store.matches().isEmpty
      #expect(isMade == (act == .makeAndFail))
    }
  }

  @Test("what it refuses is certain, and told in its words")
  func refused() async throws {
    try await run { _, store, players in
      let changes = store.changes()
      let error = await #expect(throws: MatchesError.self) {
        try await store.create(.sample([players[0]], [players[1]], .max))
      }
      guard case .refused = error else {
        Issue.record("It was \(String(describing: error)).")
        return
      }
      #expect(error?.mayBeDone == false)
      #expect(await !changes.hasNews())
    }
  }

  @Test("what can be tried again is, also when it was done, and then it's done")
  func changed() async throws {
    try await run { kept, store, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let tries = Kept(0)
      kept.act { _ in
        tries.change { $0 += 1 }
        return tries.value % 2 == 1 ? .makeAndFail : .make
      }
      let parameters = MatchParameters.sample([players[1]], [players[0]], 3, 3)
      try await store.update(match.id, with: parameters)
      #expect(try await store.matches().map { MatchParameters($0) } == [parameters])
      try await store.delete(match.id)
      #expect(try await store.matches().isEmpty)
      try await store.deletePlayer(players[0].id)
      #expect(try await store.players() == [players[1]])
      #expect(tries.value == 6)
    }
  }

  @Test("a match that was restored all the same isn't restored twice")
  func restored() async throws {
    try await run { kept, store, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let gone = try await store.delete(match.id)
      kept.act { _ in .makeAndFail }
      await #expect(throws: MatchesError.service(.status(503))) { try await store.restore(gone) }
      kept.act { _ in .make }
      let back = try await store.restore(gone)
      #expect(try await store.matches() == [back])
    }
  }
}
