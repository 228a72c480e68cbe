/// Counts the calls of observers, and tells when the last of them has got the value that is waited for.
final class Arrivals {
  private(set) var calls = 0
  private var wanted = 0
  private var missing = 0
  private var waiter: CheckedContinuation<ContinuousClock.Instant, Never>?

  func expect(_ value: Int, from observers: Int) {
    wanted = value
    missing = observers
  }

  func arrived(_ value: Int) {
    calls += 1
    guard value == wanted else { return }
    missing -= 1
    guard missing == 0, let waiter else { return }
    self.waiter = nil
    waiter.resume(returning: .now)
  }

  /// When the last one came: at once when all are there already.
  func last() async -> ContinuousClock.Instant {
    guard missing > 0 else { return .now }
    return await withCheckedContinuation { waiter = $0 }
  }
}
