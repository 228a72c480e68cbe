import Synchronization

/// Counts what happens, on any thread.
final class Counter: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func add() { state.withLock { $0 += 1 } }
}
