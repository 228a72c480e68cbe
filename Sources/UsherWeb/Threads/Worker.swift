import Dispatch
import Synchronization

/// One of the ``SessionThreads``.
final class Worker: Sendable {
  private struct State {
    var since = ContinuousClock.now
    var isHeld = false
  }

  private let signal = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  /// Since when the thread has run the same session.
  var since: ContinuousClock.Instant {
    get { state.withLock(\.since) }
    set { state.withLock { $0.since = newValue } }
  }

  /// Whether a session holds it up.
  var isHeld: Bool {
    get { state.withLock(\.isHeld) }
    set { state.withLock { $0.isHeld = newValue } }
  }

  func wake() { signal.signal() }

  /// Waits until it is woken.
  func wait() { signal.wait() }

  /// Waits until it is woken, for a time at most.
  ///
  /// - Returns: whether it was woken.
  func wait(_ time: DispatchTimeInterval) -> Bool {
    signal.wait(timeout: .now() + time) == .success
  }
}
