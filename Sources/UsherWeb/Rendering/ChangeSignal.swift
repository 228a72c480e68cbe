import Synchronization

/// A flag that is set when a value that a fragment has read changes. Setting the flag calls `wake`, unless the flag is
/// set already.
final class ChangeSignal: Sendable {
  private let hasChanged = Atomic(true)
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  var isSet: Bool { hasChanged.load(ordering: .acquiring) }

  func set() {
    guard !hasChanged.exchange(true, ordering: .acquiringAndReleasing) else { return }
    wake()
  }

  func clear() { hasChanged.store(false, ordering: .releasing) }
}
