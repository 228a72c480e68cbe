import FaultyServer
import Foundation
import MatchesModel
import Testing

@Suite("Asking a server, cancelled")
struct RemoteCancellationTests {
  @Test(
    "cancelled, it stops with no other error, and closes the connection",
    arguments: [
      [FaultyServer.Act.hang], [.send([FaultyServer.Act].head(length: 9) + "[]"), .hang],
    ]
  )
  func reading(_ acts: [FaultyServer.Act]) async throws {
    try await FaultyServer.run { _ in
      acts
    } _: { server in
      let task = Task {
        try await RemoteMatchStore(url: server.url, timeout: .seconds(60)).matches()
      }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.isLeft()
    }
  }

  @Test("cancelled before, it doesn't ask")
  func before() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await store.create(.sample([.a], [.b]))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.isEmpty)
    }
  }

  @Test("cancelled while something is kept, it stops, and listeners look what became of it")
  func writing() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let changes = store.changes()
      server.act { _ in .hang }
      let task = Task { try await store.create(.sample([.a], [.b])) }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await changes.hasNews())
    }
  }

  @Test("cancelled between two tries, it doesn't try again")
  func pausing() async throws {
    try await LogbookServer.run { server in
      // An hour's pause would fail the test by its length.
      let store = server.client(clock: SlowClock())
      server.act { _ in .say(503, "") }
      let task = Task { try await store.matches() }
      await server.isReached()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.count == 1)
    }
  }

  /// A clock on which every pause takes an hour, or until it's cancelled.
  private struct SlowClock: Clock {
    let minimumResolution = Duration.zero
    var now: ContinuousClock.Instant { .now }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try await Task.sleep(for: .seconds(3600))
    }
  }
}
