import Synchronization
import UsherTesting

/// A clock that is set on at once, before anybody gets a turn.
final class SteppedClock: Clock, Sendable {
  private let time = Mutex(TestClock().now)

  var now: TestClock.Instant { time.withLock(\.self) }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    while now < deadline { try await Task.sleep(for: .milliseconds(1)) }
  }
}
