import Synchronization

/// A clock with virtual time: the time passes only when a test advances the clock.
///
/// ```swift
/// await app.clock.advance(by: .seconds(2))
/// ```
public final class TestClock: Clock, Sendable {
  /// A point in the virtual time of a ``TestClock``.
  public struct Instant: InstantProtocol {
    /// The virtual time between the making of the clock and this instant.
    public let offset: Duration

    /// Returns the instant that is `duration` later than this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time from this instant to another one; it is negative when the other one is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Returns whether `a` is earlier than `b`.
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

  /// Makes a clock whose time is zero.
  public init() {}

  /// The present virtual time.
  public var now: Instant { state.withLock(\.now) }
  /// The smallest step of the clock: zero.
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that sleep by this clock now.
  public var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Waits until the test has advanced the clock to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task that waits is cancelled.
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

  /// Advances the clock by `duration` and resumes the tasks whose deadline has come, in the order of their deadlines.
  ///
  /// A task that is resumed gets time to run until it waits for something else, before the next task is resumed.
  ///
  /// - Parameters:
  ///   - duration: the virtual time that passes.
  ///   - isolation: the caller's actor, on which the call returns. The parameter exists because optimized code of
  ///     Swift 6.3 returns on another executor without it (swiftlang/swift#88259).
  public func advance(
    by duration: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    // Work that was started just before this call must begin to sleep now, not after the clock has advanced.
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

  /// Lets other tasks run. A task that is resumed needs several turns of its actor until it runs on.
  private static func letOthersRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 { await Task.yield() }
  }
}
