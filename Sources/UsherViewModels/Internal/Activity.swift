/// Counts the work that runs in a window, so that a host can wait until there is none.
package final class Activity {
  /// How much runs now.
  package private(set) var count = 0
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0
  /// How many changes were seen whose observers haven't been told yet.
  private var untold = 0
  private var listeners: [CheckedContinuation<Void, Never>] = []

  package init() {}

  func begin() { count += 1 }

  func end() {
    count -= 1
    guard count == 0 else { return }
    let waiters = waiters
    self.waiters = [:]
    for waiter in waiters.values { waiter.resume() }
  }

  /// A change was seen; its observers are told in a turn of its own.
  func beginTelling() {
    begin()
    untold += 1
  }

  func endTelling() {
    end()
    untold -= 1
    guard untold == 0 else { return }
    let listeners = listeners
    self.listeners = []
    for listener in listeners { listener.resume() }
  }

  /// Waits until all observers have been told of what has changed.
  package func told() async {
    while untold > 0 {
      await withCheckedContinuation { listeners.append($0) }
    }
  }

  /// Waits until nothing runs, or for a while.
  package func settle(upTo limit: Duration, in scope: Scope) async {
    guard count > 0 else { return }
    nextWaiter += 1
    let id = nextWaiter
    weak let this = self
    let timeout = scope.background {
      try? await Task.sleep(for: limit)
      this?.waiters.removeValue(forKey: id)?.resume()
    }
    await withCheckedContinuation { waiters[id] = $0 }
    timeout.cancel()
  }
}
