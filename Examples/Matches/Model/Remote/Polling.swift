import Synchronization

/// Repeats a task every few seconds while somebody needs it, and less often if the task takes long.
final class Polling: Sendable {
  /// The ratio of pause to work: at most a twentieth of the time is spent on work.
  private static let pausePerWork = 19

  private let interval: Duration
  private let clock: any Clock<Duration>
  private let isRunning = Mutex(false)

  init(every interval: Duration, clock: any Clock<Duration>) {
    self.interval = interval
    self.clock = clock
  }

  var isActive: Bool { isRunning.withLock { $0 } }

  /// Starts polling, unless it runs already. Call this when a new user of the polling begins.
  /// Polling ends at the first turn for which `isWanted` returns false.
  ///
  /// - Parameter body: Does the work and returns whether it was much. Waiting for a server that is
  ///   down isn't much work.
  func begin(
    while isWanted: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable () async -> Bool
  ) {
    let isNew = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return !isRunning
    }
    guard isNew else { return }
    Task {
      var pause = interval
      while goesOn(isWanted) {
        try? await clock.sleep(for: pause)
        if isWanted() { pause = await self.pause(after: body) }
      }
    }
  }

  private func pause(after body: () async -> Bool) async -> Duration {
    var isMuch = false
    let time = await clock.measure { isMuch = await body() }
    return isMuch ? max(interval, time * Self.pausePerWork) : interval
  }

  /// Checks and updates `isRunning` in one step, so that a user who begins at the same time isn't
  /// missed.
  private func goesOn(_ isWanted: () -> Bool) -> Bool {
    isRunning.withLock { isRunning in
      isRunning = isWanted()
      return isRunning
    }
  }
}
