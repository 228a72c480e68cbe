/// A clock that stands still; waiting tasks continue when a test says so.
final class SteppedClock: Clock, Sendable {
  let minimumResolution = Duration.zero
  let now = ContinuousClock.now
  private let waiting = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()

  /// Lets one waiting task continue; waits for one if there is none.
  func step() async {
    for await sleeper in waiting.stream {
      sleeper.resume()
      return
    }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { _ = waiting.continuation.yield($0) }
  }
}
