/// A clock on which pauses below a second are instant and longer ones never end; it records the
/// pauses. So retries follow at once, and there is no polling.
package final class InstantClock: Clock, Sendable {
  package let minimumResolution = Duration.zero
  private let asked = Kept<[Duration]>([])
  private let time = Kept(ContinuousClock.now)

  package init() {}

  package var now: ContinuousClock.Instant { time.value }
  package var pauses: [Duration] { asked.value }

  package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let pause = now.duration(to: deadline)
    guard pause < .seconds(1) else { return try await Task.sleep(for: .seconds(3600)) }
    asked.change { $0.append(pause) }
    time.change { $0 = max($0, deadline) }
  }
}
