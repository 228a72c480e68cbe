import Synchronization

/// A clock that is set on at once, before anybody gets a turn.
package final class SteppedClock: Clock, Sendable {
  private let time = Mutex(ContinuousClock.now)

  package var now: ContinuousClock.Instant { time.withLock(\.self) }
  package var minimumResolution: Duration { .zero }

  package init() {}

  package func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    while now < deadline { try await Task.sleep(for: .milliseconds(1)) }
  }
}
