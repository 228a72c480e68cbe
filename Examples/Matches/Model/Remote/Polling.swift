import Synchronization

/// Does something every few seconds while somebody wants it, and less often if it's much work.
final class Polling: Sendable {
  /// How much longer than much work a pause is: a twentieth of the time is spent on it at most.
  private static let pausePerWork = 19

  private let interval: Duration
  private let clock: any Clock<Duration>
  private let isRunning = Mutex(false)

  init(every interval: Duration, clock: any Clock<Duration>) {
    self.interval = interval
    self.clock = clock
  }

  var isActive: Bool { isRunning.withLock { $0 } }

  /// Called by who begins to want it. Ends at the next turn at which nobody does.
  ///
  /// - Parameter body: gives whether it was much work. Waiting for a server that is down isn't.
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

  /// In one step, so that who begins to want it just then isn't missed.
  private func goesOn(_ isWanted: () -> Bool) -> Bool {
    isRunning.withLock { isRunning in
      isRunning = isWanted()
      return isRunning
    }
  }
}
