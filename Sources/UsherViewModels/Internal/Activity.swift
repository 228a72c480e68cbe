/// A counter of the work that runs in a window, so that a host can wait until no work runs.
package final class Activity {
  /// The number of pieces of work that run now.
  package private(set) var count = 0
  /// Called with errors that the person isn't told in words of their own.
  package var onError: ((any Error) -> Void)?
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0
  /// The number of changes whose observers haven't been notified yet.
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

  /// Counts a change whose observers are notified in a later turn, until ``endTelling()``.
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

  /// Waits until no change is left whose observers haven't been notified.
  package func told() async {
    while untold > 0 {
      await withCheckedContinuation { listeners.append($0) }
    }
  }

  /// Waits until no work runs, but at most for the time `limit`, by the wall clock.
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
