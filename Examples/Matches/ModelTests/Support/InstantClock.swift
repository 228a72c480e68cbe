/// A clock on which nobody waits for less than a second, and else for ever; it keeps what it was
/// asked for. So tries follow each other at once, and nobody asks for changes.
final class InstantClock: Clock, Sendable {
  let minimumResolution = Duration.zero
  private let asked = Kept<[Duration]>([])
  private let time = Kept(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.value }
  var pauses: [Duration] { asked.value }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let pause = now.duration(to: deadline)
    guard pause < .seconds(1) else { return try await Task.sleep(for: .seconds(3600)) }
    asked.change { $0.append(pause) }
    time.change { $0 = max($0, deadline) }
  }
}
