import Foundation
import ModelTestSupport
import RESTErrors
import Testing

@testable import MatchesModel

@Suite("Trying again")
struct RemoteRetryTests {
  /// Returns a store and two players, at a server that then fails as the test says.
  private func run(
    _ body: (LogbookServer, RemoteMatchStore, InstantClock, [Player]) async throws -> Void
  ) async throws {
    try await LogbookServer.run { server in
      let clock = InstantClock()
      let store = server.client(clock: clock)
      let players = try await store.add("A", "B")
      server.forgetRequests()
      try await body(server, store, clock, players)
    }
  }

  private static let faults: [LogbookServer.Act] = [
    .leave, .say(502, ""), .say(503, ""),
    .say(504, #"{"response_type":"error","response":"Later"}"#),
  ]

  @Test("reading is tried up to three times while a server is down", arguments: 0..<faults.count)
  func reading(_ fault: Int) async throws {
    try await run { server, store, clock, players in
      let tries = Kept(0)
      server.act { _ in
        tries.change { $0 += 1 }
        return tries.value < 3 ? Self.faults[fault] : .answer
      }
      let read = try await store.players()
      #expect(read.contentMatches(players))
      #expect(server.requests.map(\.line) == Array(repeating: "GET /players", count: 3))
      #expect(clock.pauses == Retries.pauses)
    }
  }

  @Test("a server that stays down is asked three times, and the last failure is told")
  func staysDown() async throws {
    try await run { server, store, clock, _ in
      server.act { _ in .say(503, "") }
      await #expect(throws: MatchesError.service(.status(503))) { try await store.players() }
      server.act { _ in .leave }
      await #expect(throws: MatchesError.service(.cutOff)) { try await store.players() }
      #expect(server.requests.count == 6)
    }
  }

  @Test("what a server says itself isn't asked again")
  func answered() async throws {
    try await run { server, store, clock, _ in
      server.act { _ in .say(500, "") }
      await #expect(throws: MatchesError.service(.status(500))) { try await store.players() }
      #expect(server.requests.count == 1)
      #expect(clock.pauses.isEmpty)
    }
  }

  @Test("creating is tried once, whatever happens", arguments: 0..<faults.count)
  func creating(_ fault: Int) async throws {
    try await run { server, store, clock, players in
      server.act { $0.method == "POST" ? Self.faults[fault] : .answer }
      await #expect(throws: MatchesError.self) {
        try await store.create(.sample([players[0]], [players[1]]))
      }
      await #expect(throws: MatchesError.self) { try await store.createPlayer(named: "C") }
      let posts = server.requests.map(\.line).filter { $0.hasPrefix("POST") }
      #expect(posts == ["POST /matches", "POST /players"])
      #expect(clock.pauses.isEmpty)
    }
  }

  @Test("changing and deleting are tried again, also when they were done half-way")
  func idempotent() async throws {
    try await run { server, store, clock, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      server.forgetRequests()
      let tries = Kept(0)
      server.act { request in
        guard request.method != "GET" else { return .answer }
        tries.change { $0 += 1 }
        return tries.value % 2 == 1 ? .doAndLeave : .answer
      }
      let parameters = MatchParameters.sample([players[1]], [players[0]], 7, 7)
      try await store.update(match.id, with: parameters)
      #expect(try await server.store.matches().map { MatchParameters($0) } == [parameters])
      // The second attempt finds nothing to delete, which is the wanted result.
      let gone = try await store.delete(match.id)
      #expect(gone.homeGoals == 7)
      #expect(try await server.store.matches().isEmpty)
      try await store.deletePlayer(players[0].id)
      #expect(try await server.store.players() == [players[1]])
      let lines = server.requests.map(\.line).filter { !$0.hasPrefix("GET") }
      let id = players[0].id
      let expected =
        ["PUT /matches/\(match.id)", "DELETE /matches/\(match.id)"] + ["DELETE /players/\(id)"]
      #expect(lines == expected.flatMap { [$0, $0] })
    }
  }
}
