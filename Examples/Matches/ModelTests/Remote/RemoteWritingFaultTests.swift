import FaultyServer
import Foundation
import MatchesModel
import ModelTestSupport
import RESTErrors
import Testing

@Suite("Faults of a server while something is kept")
struct RemoteWritingFaultTests {
  private func run(
    _ body: (LogbookServer, RemoteMatchStore, [Player]) async throws -> Void
  ) async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      try await body(server, store, try await store.add("A", "B"))
    }
  }

  @Test("half-saved: an answer that is lost is an error, and listeners look what became of it")
  func halfSaved() async throws {
    try await run { server, store, players in
      let before = try await store.matches()
      #expect(before.isEmpty)
      let changes = store.changes()
      server.act { $0.method == "POST" ? .doAndLeave : .answer }
      await #expect(throws: MatchesError.service(.cutOff)) {
        try await store.create(.sample([players[0]], [players[1]]))
      }
      #expect(MatchesError.service(.cutOff).mayBeDone)
      #expect(await changes.hasNews())
      #expect(try await store.matches().count == 1)
      await #expect(throws: MatchesError.service(.cutOff)) {
        try await store.createPlayer(named: "C")
      }
      await #expect(throws: MatchesError.invalidName(.taken)) {
        try await store.createPlayer(named: "C")
      }
    }
  }

  @Test(
    "what may be done is told to listeners, and what isn't is no change",
    arguments: [
      (500, "", MatchesError.service(.status(500)), true), (503, "", .service(.status(503)), true),
      (400, "", .service(.status(400)), false),
      (500, #"{"response_type":"error","response":"No"}"#, .refused("No"), false),
      (500, #"{"response_type":"error","response":" "}"#, .service(.status(500)), true),
      (404, #"{"response_type":"error","response":"No"}"#, .refused("No"), false),
      (503, #"{"response_type":"error","response":"Later"}"#, .service(.status(503)), true),
      (501, #"{"response_type":"error","response":"Later"}"#, .service(.status(501)), true),
      (200, "<html>Please sign in</html>", .service(.malformed), true),
    ]
  )
  func told(_ status: Int, _ body: String, _ error: MatchesError, _ isTold: Bool) async throws {
    try await run { server, store, players in
      let changes = store.changes()
      server.act { $0.method == "GET" ? .answer : .say(status, body) }
      await #expect(throws: error) {
        try await store.create(.sample([players[0]], [players[1]]))
      }
      #expect(await changes.hasNews() == isTold)
    }
  }

  @Test("who answers a change otherwise than in JSON hasn't made it", arguments: ["PUT", "DELETE"])
  func elsewhere(_ method: String) async throws {
    try await run { server, store, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      server.act { $0.method == method ? .say(200, "<html>Please sign in</html>") : .answer }
      await #expect(throws: MatchesError.service(.malformed)) {
        if method == "PUT" {
          try await store.update(match.id, with: .sample([players[1]], [players[0]]))
        } else {
          try await store.delete(match.id)
        }
      }
      #expect(try await store.matches().contentMatches([match]))
    }
  }

  @Test("a match that can't be deleted is still there, and the reason is told")
  func notDeleted() async throws {
    try await run { server, store, players in
      let match = try await store.create(.sample([players[0]], [players[1]]))
      let refusal = #"{"response_type":"error","response":"Not today"}"#
      server.act { $0.method == "DELETE" ? .say(500, refusal) : .answer }
      await #expect(throws: MatchesError.refused("Not today")) {
        try await store.delete(match.id)
      }
      await #expect(throws: MatchesError.refused("Not today")) {
        try await store.deletePlayer(players[0].id)
      }
      #expect(try await store.matches() == [match])
      #expect(try await store.players() == players)
    }
  }

  @Test("one that is slow is given up, and what it does then is looked for")
  func slow() async throws {
    try await run { server, _, players in
      let store = server.client(timeout: .milliseconds(100))
      server.act { _ in .hang }
      let changes = store.changes()
      await #expect(throws: MatchesError.service(.timedOut)) {
        try await store.create(.sample([players[0]], [players[1]]))
      }
      #expect(await changes.hasNews())
    }
  }

  @Test("a server that is down keeps nothing, and is no change")
  func down() async throws {
    try await withReservedPort { port in
      let url = try LogbookServer.url(port: port)
      let clock = InstantClock()
      let store = RemoteMatchStore(url: url, timeout: .seconds(60), clock: clock)
      let changes = store.changes()
      await #expect(throws: MatchesError.service(.unreachable)) {
        try await store.create(.sample([.a], [.b]))
      }
      #expect(clock.pauses.isEmpty)
      #expect(await !changes.hasNews())
    }
  }
}
