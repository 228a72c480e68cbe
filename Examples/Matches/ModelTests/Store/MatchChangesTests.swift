import MatchesModel
import ModelTestSupport
import Testing

@Suite("Changes in each store")
struct MatchChangesTests {
  @Test("each is told to all who listen", arguments: StoreKind.available)
  func each(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      var first = store.changes().makeAsyncIterator()
      var second = store.changes().makeAsyncIterator()
      let a = try await store.createPlayer(named: "A")
      #expect(await first.next() != nil)
      #expect(await second.next() != nil)
      let b = try await store.createPlayer(named: "B")
      #expect(await first.next() != nil)
      let match = try await store.create(.sample([a], [b]))
      #expect(await first.next() != nil)
      try await store.update(match.id, with: .sample([b], [a]))
      #expect(await first.next() != nil)
      try await store.delete(match.id)
      #expect(await first.next() != nil)
      try await store.restore(match)
      #expect(await first.next() != nil)
      try await store.deletePlayer(a.id)
      #expect(await first.next() != nil)
      // Changes that were not yet received are merged into one.
      #expect(await second.next() != nil)
    }
  }

  @Test("what is refused or only read is none", arguments: StoreKind.available)
  func none(_ kind: StoreKind) async throws {
    try await kind.run { store, _ in
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let changes = store.changes()
      _ = try await store.matches()
      _ = try await store.players()
      _ = try await store.rankings(since: nil)
      _ = try? await store.createPlayer(named: " a")
      _ = try? await store.create(.sample([], []))
      _ = try? await store.update("x", with: .sample([players[0]], [players[1]]))
      _ = try? await store.delete("x")
      try? await store.deletePlayer("x")
      try await store.restore(match)
      #expect(await !changes.hasNews())
    }
  }
}
