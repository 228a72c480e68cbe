import Foundation
import ModelTestSupport
import RESTErrors
import Testing
import UsherPubSub

@testable import MatchesModel

@Suite("Changes of others at a server")
struct RemoteChangesTests {
  @Test("are found by asking, with tags, and told to each listener")
  func others() async throws {
    try await LogbookServer.run { server in
      let clock = SteppedClock()
      let store = server.client(clock: clock)
      _ = try await (store.matches(), store.players())
      var first = store.changes().makeAsyncIterator()
      var second = store.changes().makeAsyncIterator()
      server.forgetRequests()
      _ = try await server.store.createPlayer(named: "A")
      await clock.step()
      #expect(await first.next() != nil)
      #expect(await second.next() != nil)
      let b = try await server.store.createPlayer(named: "B")
      await clock.step()
      #expect(await first.next() != nil)
      let a = try #require(try await server.store.players().first)
      try await server.store.create(.sample([a], [b]))
      await clock.step()
      #expect(await first.next() != nil)
      #expect(server.requests.allSatisfy { $0.tag != nil && $0.method == "GET" })
    }
  }

  @Test("while nothing changes, nothing is told")
  func none() async throws {
    try await LogbookServer.run { server in
      let clock = SteppedClock()
      let store = server.client(clock: clock)
      _ = try await (store.matches(), store.players())
      let changes = store.changes()
      // The next step waits for the end of the work that the step before began.
      for _ in 0..<4 { await clock.step() }
      #expect(await !changes.hasNews())
    }
  }

  @Test(
    "a server that fails is told once, and when it is there again, so that who looks sees both",
    .timeLimit(.minutes(10))
  )
  func reachable() async throws {
    try await LogbookServer.run { server in
      let store = RemoteMatchStore(
        url: server.url,
        timeout: .seconds(60),
        pollingEvery: .milliseconds(1)
      )
      _ = try await (store.matches(), store.players())
      var changes = store.changes().makeAsyncIterator()
      server.act { _ in .say(400, "") }
      #expect(await changes.next() != nil)
      await #expect(throws: MatchesError.service(.status(400))) { try await store.matches() }
      server.act { _ in .answer }
      #expect(await changes.next() != nil)
      #expect(try await store.matches().isEmpty)
    }
  }

  @Test("a server that failed between two questions only is told to be there again")
  func failedBetween() async throws {
    try await LogbookServer.run { server in
      let clock = SteppedClock()
      let store = server.client(clock: clock)
      _ = try await (store.matches(), store.players())
      let changes = store.changes()
      server.act { _ in .say(400, "") }
      await #expect(throws: MatchesError.service(.status(400))) { try await store.matches() }
      server.act { _ in .answer }
      // The next step waits for the end of the work that the step before began.
      for _ in 0..<2 { await clock.step() }
      #expect(await changes.hasNews())
    }
  }

  @Test("are asked for only while somebody listens, and again when somebody does")
  func listening() async throws {
    try await LogbookServer.run { server in
      let store = RemoteMatchStore(
        url: server.url,
        timeout: .seconds(60),
        pollingEvery: .milliseconds(1)
      )
      #expect(!store.isPolling)
      let task = Task { [changes = store.changes()] in
        for await _ in changes {}
      }
      #expect(store.isPolling)
      await server.isReached("GET /players")
      task.cancel()
      await task.value
      #expect(store.listeners.count == 0)
      while store.isPolling { await Task.yield() }
      server.forgetRequests()
      _ = try await server.store.createPlayer(named: "A")
      #expect(server.requests.isEmpty)
      var changes = store.changes().makeAsyncIterator()
      #expect(await changes.next() != nil)
      #expect(server.requests.contains { $0.line == "GET /players" })
    }
  }

  @Test("own changes aren't told twice")
  func own() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      _ = try await (store.matches(), store.players())
      var changes = store.changes().makeAsyncIterator()
      _ = try await store.createPlayer(named: "A")
      #expect(await changes.next() != nil)
      let news = store.listeners.changes()
      _ = try await (store.matches(), store.players())
      #expect(await !news.hasNews())
    }
  }
}
