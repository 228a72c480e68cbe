import Foundation
import MatchesModel
import ModelTestSupport
import Testing

@Suite("A logbook at a server, cancelled")
struct RemoteCancellationTests {
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
