import Synchronization

/// A clock that stands still until a test moves it on.
///
/// ```swift
/// await app.clock.advance(by: .seconds(2))
/// ```
public final class TestClock: Clock, Sendable {
  /// A point of virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// A later instant.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from here to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// The earlier one is less.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var nextID = 0
  }

  private let state = Mutex(State())

  /// A clock at zero.
  public init() {}

  /// The virtual time.
  public var now: Instant { state.withLock(\.now) }
  /// The smallest step.
  public var minimumResolution: Duration { .zero }
  /// How many tasks wait for this clock.
  public var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Waits until the test has moved the clock to `deadline`.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil as Sleeper?
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on and wakes in turn who waited for that.
  ///
  /// What is woken runs as far as it gets without waiting for something else.
  ///
  /// - Parameters:
  ///   - duration: how far.
  ///   - isolation: the caller's actor, to which it comes back. It is named because optimized code of Swift 6.3 comes back
  ///     elsewhere otherwise (swiftlang/swift#88259).
  public func advance(
    by duration: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    // Whoever was set off just before is to sleep from now on, not from then.
    await Self.letOthersRun()
    let end = now.advanced(by: duration)
    while let sleeper = nextSleeper(until: end) {
      sleeper.continuation.resume()
      await Self.letOthersRun()
    }
    state.withLock { $0.now = max($0.now, end) }
    await Self.letOthersRun()
  }

  private func nextSleeper(until end: Instant) -> Sleeper? {
    state.withLock { state in
      let due = state.sleepers.filter { $0.deadline <= end }.min { $0.deadline < $1.deadline }
      guard let due else { return nil }
      state.sleepers.removeAll { $0.id == due.id }
      state.now = max(state.now, due.deadline)
      return due
    }
  }

  /// A continuation takes a few turns of its actor to come back to where it was suspended.
  private static func letOthersRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 { await Task.yield() }
  }
}
