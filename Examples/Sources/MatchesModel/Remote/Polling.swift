import Synchronization

/// Does something every few seconds while somebody wants it.
final class Polling: Sendable {
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let isRunning = Mutex(false)

  init(every interval: Duration, clock: any Clock<Duration>) {
    self.interval = interval
    self.clock = clock
  }

  var isActive: Bool { isRunning.withLock { $0 } }

  /// Called by who begins to want it. Ends at the next turn at which nobody does.
  func begin(
    while isWanted: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable () async -> Void
  ) {
    let isNew = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return !isRunning
    }
    guard isNew else { return }
    Task {
      while goesOn(isWanted) {
        try? await clock.sleep(for: interval)
        if isWanted() { await body() }
      }
    }
  }

  /// In one step, so that who begins to want it just then isn't missed.
  private func goesOn(_ isWanted: () -> Bool) -> Bool {
    isRunning.withLock { isRunning in
      isRunning = isWanted()
      return isRunning
    }
  }
}
