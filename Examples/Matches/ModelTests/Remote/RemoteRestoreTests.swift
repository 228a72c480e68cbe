import Foundation
import MatchesModel
import ModelTestSupport
import RESTErrors
import Testing

@Suite("Restoring at a server")
struct RemoteRestoreTests {
  /// A deleted match, and another match with the same content.
  private func run(
    _ body: (LogbookServer, RemoteMatchStore, _ gone: Match, _ twin: Match) async throws -> Void
  ) async throws {
    try await LogbookServer.run { server in
      let store = server.client(clock: InstantClock())
      let players = try await store.add("A", "B", "C")
      let parameters = MatchParameters.sample([players[0], players[2]], [players[1]], 3, 2, at: 7)
      let twin = try await store.create(parameters)
      let gone = try await store.delete(try await store.create(parameters).id)
      server.forgetRequests()
      try await body(server, store, gone, twin)
    }
  }

  private func posts(_ server: LogbookServer) -> Int {
    server.requests.count { $0.method == "POST" }
  }

  @Test("half-done: what an answer was lost of is found again, and not created twice")
  func halfDone() async throws {
    try await run { server, store, gone, twin in
      server.act { $0.method == "POST" ? .doAndLeave : .answer }
      await #expect(throws: MatchesError.service(.cutOff)) { try await store.restore(gone) }
      let back = try await store.restore(gone)
      #expect(MatchParameters(back) == MatchParameters(gone))
      #expect(back != twin)
      #expect(try await server.store.matches() == [back, twin])
      #expect(posts(server) == 1)
    }
  }

  @Test("cancelled: what was done all the same is found again")
  func cancelled() async throws {
    try await run { server, store, gone, twin in
      server.act { $0.method == "POST" ? .hang : .answer }
      let task = Task { try await store.restore(gone) }
      while posts(server) == 0 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      // The server was slow, not idle.
      let late = try await server.store.create(MatchParameters(gone))
      server.act { _ in .answer }
      #expect(try await store.restore(gone) == late)
      #expect(try await server.store.matches() == [late, twin])
    }
  }

  @Test(
    "not done: it's tried again, whatever was lost before, and a match that is like it isn't it",
    arguments: [[LogbookServer.Act.leave], [.say(400, "")], [.leave, .say(400, ""), .leave]]
  )
  func notDone(_ faults: [LogbookServer.Act]) async throws {
    try await run { server, store, gone, twin in
      for fault in faults {
        server.act { $0.method == "POST" ? fault : .answer }
        await #expect(throws: MatchesError.self) { try await store.restore(gone) }
      }
      server.act { _ in .answer }
      let back = try await store.restore(gone)
      #expect(try await server.store.matches() == [back, twin])
      #expect(posts(server) == faults.count + 1)
    }
  }

  @Test("half-done, then refused: the first try counts still")
  func refusedThen() async throws {
    try await run { server, store, gone, twin in
      server.act { $0.method == "POST" ? .leave : .answer }
      await #expect(throws: MatchesError.service(.cutOff)) { try await store.restore(gone) }
      server.act { $0.method == "POST" ? .say(400, "") : .answer }
      await #expect(throws: MatchesError.service(.status(400))) { try await store.restore(gone) }
      // The lost request arrives late.
      let late = try await server.store.create(MatchParameters(gone))
      server.act { _ in .answer }
      #expect(try await store.restore(gone) == late)
      #expect(try await server.store.matches() == [late, twin])
    }
  }

  @Test("one that was restored, and deleted again, is restored again")
  func again() async throws {
    try await run { server, store, gone, twin in
      server.act { $0.method == "POST" ? .doAndLeave : .answer }
      await #expect(throws: MatchesError.service(.cutOff)) { try await store.restore(gone) }
      server.act { _ in .answer }
      let back = try await store.restore(gone)
      try await store.delete(back.id)
      let second = try await store.restore(back)
      #expect(try await server.store.matches() == [second, twin])
    }
  }
}
