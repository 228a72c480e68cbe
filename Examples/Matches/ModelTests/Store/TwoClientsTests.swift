import Foundation
import MatchesModel
import ModelTestSupport
import Testing

@Suite("Two at one server")
struct TwoClientsTests {
  /// Two stores of a server, of which one asks for changes when its clock is stepped.
  private func run(
    _ kind: ServerKind,
    _ body: (_ own: RemoteMatchStore, _ other: RemoteMatchStore, SteppedClock) async throws -> Void
  ) async throws {
    try await kind.run { url in
      let clock = SteppedClock()
      let own = RemoteMatchStore(url: url, timeout: .seconds(60), clock: clock)
      let other = RemoteMatchStore(url: url, timeout: .seconds(60))
      try await body(own, other, clock)
    }
  }

  @Test("each change of the other is told, once it is there", arguments: ServerKind.allCases)
  func told(_ kind: ServerKind) async throws {
    try await run(kind) { own, other, clock in
      _ = try await (own.matches(), own.players())
      func told<Value>(_ change: () async throws -> Value) async throws -> Value {
        let news = own.changes()
        let value = try await change()
        // The second step waits for the end of what the first began.
        for _ in 0..<2 { await clock.step() }
        #expect(await news.hasNews())
        return value
      }
      let a = try await told { try await other.createPlayer(named: "A") }
      #expect(try await own.players().contentMatches([a]))
      let b = try await told { try await other.createPlayer(named: "B") }
      let match = try await told { try await other.create(.sample([a], [b], at: 7)) }
      #expect(try await own.matches().contentMatches([match]))
      let updated = try await told {
        try await other.update(match.id, with: .sample([b], [a], 2, 3, at: 8))
      }
      #expect(try await own.matches().contentMatches([updated]))
      _ = try await told { try await other.delete(match.id) }
      #expect(try await own.matches().isEmpty)
      let back = try await told { try await other.restore(updated) }
      #expect(try await own.matches().contentMatches([back]))
      try await told { try await other.deletePlayer(a.id) }
      #expect(try await own.players() == [b])
      #expect(try await own.matches().isEmpty)
    }
  }

  @Test("what the other deleted is told as gone", arguments: ServerKind.allCases)
  func gone(_ kind: ServerKind) async throws {
    try await run(kind) { own, other, _ in
      let players = try await own.add("A", "B")
      let parameters = MatchParameters.sample([players[0]], [players[1]])
      let match = try await own.create(parameters)
      #expect(try await own.matches() == [match])
      try await other.delete(match.id)
      await #expect(throws: MatchesError.notFound) { try await own.delete(match.id) }
      await #expect(throws: MatchesError.notFound) {
        try await own.update(match.id, with: parameters)
      }
      try await other.deletePlayer(players[1].id)
      let error = MatchesError.invalidMatch([.unknownPlayer(players[1])])
      await #expect(throws: error) { try await own.create(parameters) }
      await #expect(throws: MatchesError.notFound) { try await own.deletePlayer(players[1].id) }
      await #expect(throws: MatchesError.invalidName(.taken)) {
        try await other.createPlayer(named: "a")
      }
    }
  }
}
