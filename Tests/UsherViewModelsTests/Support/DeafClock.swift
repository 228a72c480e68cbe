import Synchronization

/// A clock that wakes whoever sleeps when the test says so, cancelled or not: as where the time was over in the turn in
/// which the sleeper was cancelled.
final class DeafClock: Clock, Sendable {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

  let now = ContinuousClock.now
  var minimumResolution: Duration { .zero }
  /// How many have been put to sleep and not woken.
  var sleepers: Int { waiting.withLock(\.count) }

  /// Wakes who has slept longest.
  func wakeFirst() { waiting.withLock { $0.removeFirst() }.resume() }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { sleeper in waiting.withLock { $0.append(sleeper) } }
  }
}
