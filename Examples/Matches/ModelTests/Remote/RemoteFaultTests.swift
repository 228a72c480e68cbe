import FaultyServer
import Foundation
import ModelTestSupport
import RESTErrors
import Testing

@testable import MatchesModel

@Suite("Faults of a server")
struct RemoteFaultTests {
  /// Everything that reads.
  static let reads: [@Sendable (RemoteMatchStore) async throws -> Void] = [
    { _ = try await $0.matches() }, { _ = try await $0.players() },
    { _ = try await $0.rankings(since: nil) }, { _ = try await $0.rankings(since: .distantPast) },
    { _ = try await $0.matches(of: "1") },
  ]

  @Test(
    "F1.2, F1.3: what isn't a list is an error, and never an empty list",
    arguments: [
      (200, "", MatchesError.service(.malformed)), (200, "[", .service(.malformed)),
      (200, "{}", .service(.malformed)), (200, "null", .service(.malformed)),
      (200, "[{}]", .service(.malformed)), (200, "<html>", .service(.malformed)),
      (204, "", .service(.malformed)), (500, "", .service(.status(500))),
      (500, "[]", .service(.status(500))), (404, "[]", .service(.status(404))),
      (401, "", .service(.status(401))),
      (500, #"{"response_type":"error","response":"No room"}"#, .refused("No room")),
      (200, #"{"response_type":"error","response":"No room"}"#, .refused("No room")),
      (500, #"{"response":"No room"}"#, .service(.status(500))),
      (503, #"{"response_type":"error","response":"No room"}"#, .service(.status(503))),
    ]
  )
  func unreadable(_ status: Int, _ body: String, _ error: MatchesError) async throws {
    try await LogbookServer.run { server in
      server.act { _ in .say(status, body) }
      for read in Self.reads {
        await #expect(throws: error) { try await read(server.client()) }
      }
    }
  }

  @Test(
    "one match that can't be read spoils the list: who sees a list can trust it",
    arguments: [
      ("\"home_goals\": 2", "\"home_goals\": \"2\""), ("\"home_goals\": 2, ", ""),
      ("\"id\": \"1\"", "\"id\": 1"), ("}]}", "}], \"played_at\": \"yesterday\"}"),
      ("}]}", "}], \"played_at\": \"2016-02-30T00:00:00Z\"}"),
    ]
  )
  func oneMatch(_ part: String, _ other: String) async throws {
    let match = RemoteMatchStoreTests.match("1")
    try #require(match.contains(part))
    let bad = match.replacing(part, with: other)
    try await LogbookServer.run { server in
      server.act { _ in .say(200, "[\(RemoteMatchStoreTests.match("9")), \(bad)]") }
      await #expect(throws: MatchesError.service(.malformed)) {
        try await server.client().matches()
      }
    }
  }

  @Test("a server that is down is unreachable, after three tries")
  func down() async throws {
    try await withReservedPort { port in
      let url = try LogbookServer.url(port: port)
      for read in Self.reads {
        let clock = InstantClock()
        let store = RemoteMatchStore(url: url, timeout: .seconds(60), clock: clock)
        await #expect(throws: MatchesError.service(.unreachable)) { try await read(store) }
        #expect(clock.pauses == Retries.pauses)
      }
    }
  }

  @Test("after a fault everything is read as before, and nothing was told as gone")
  func recovers() async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      let players = try await store.add("A", "B")
      let match = try await store.create(.sample([players[0]], [players[1]]))
      _ = try await store.matches()
      let changes = store.changes()
      server.act { _ in .say(500, "") }
      await #expect(throws: MatchesError.service(.status(500))) { try await store.matches() }
      server.act { _ in .answer }
      #expect(try await store.matches().contentMatches([match]))
      #expect(await !changes.hasNews())
    }
  }
}
