import Synchronization

/// Asks a store whether it can store something, for a probe that comes every few seconds.
///
/// The answer holds for a second, and a store that doesn't answer in time can't store: so a flood of probes costs little,
/// and no probe waits for long.
final class StoreCheck: Sendable {
  private struct State {
    var checked: ContinuousClock.Instant?
    var problem: String?
    /// The number of the check that runs; `nil` if none does.
    var running: Int?
    var count = 0
    var waiting: [CheckedContinuation<String?, Never>] = []
  }

  private static let validity = Duration.seconds(1)

  private let check: @Sendable () async throws -> Void
  private let limit: Duration
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: the time after which a store that hasn't answered can't store.
  ///   - report: receives the details of each problem, for the log.
  ///   - check: throws if the store can't store anything.
  init(
    limit: Duration = .seconds(2),
    report: @escaping @Sendable (String) -> Void,
    check: @escaping @Sendable () async throws -> Void
  ) {
    self.check = check
    self.limit = limit
    self.report = report
  }

  /// Returns why nothing can be stored; `nil` if the store works.
  func problem() async -> String? {
    await withCheckedContinuation { continuation in
      let next = state.withLock { state -> Next in
        if let checked = state.checked, .now - checked < Self.validity {
          return .answer(state.problem)
        }
        state.waiting.append(continuation)
        guard state.running == nil else { return .wait }
        state.count += 1
        state.running = state.count
        return .start(state.count)
      }
      switch next {
      case .answer(let problem): continuation.resume(returning: problem)
      case .wait: break
      case .start(let number): start(number)
      }
    }
  }

  private enum Next {
    case answer(String?)
    case wait
    case start(Int)
  }

  private func start(_ number: Int) {
    // A store that hangs can't be cancelled, so nobody waits for the first task if the second has ended.
    Task(executorPreference: HostExecutor.shared) {
      do {
        try await self.check()
        self.end(number, nil)
      } catch {
        self.report("The store of open pages can't store anything: \(error)")
        self.end(number, "The store of open pages can't store anything.")
      }
    }
    Task(executorPreference: HostExecutor.shared) {
      await HostExecutor.sleep(for: self.limit)
      self.end(number, "The store of open pages doesn't answer.")
    }
  }

  private func end(_ number: Int, _ problem: String?) {
    let waiting = state.withLock { state -> [CheckedContinuation<String?, Never>] in
      guard state.running == number else { return [] }
      state.running = nil
      state.problem = problem
      state.checked = .now
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: problem) }
  }
}
