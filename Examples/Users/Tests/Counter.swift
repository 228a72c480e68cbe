import Synchronization

/// Counts from any thread.
final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock(\.self) }
  func add() { number.withLock { $0 += 1 } }
}
