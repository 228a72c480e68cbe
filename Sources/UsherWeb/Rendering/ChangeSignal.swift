import Synchronization

/// A flag that is set when a value that a fragment has read changes. Setting the flag calls `wake`, unless the flag is
/// set already.
final class ChangeSignal: Sendable {
  private let hasChanged = Atomic(true)
  private let wake: @Sendable () -> Void
  @TaskLocal private static var ignored: ChangeSignal?

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Calls a function during which this thread doesn't set a signal: what it changes isn't shown anywhere.
  static func ignoring(_ signal: ChangeSignal?, _ body: () -> Void) {
    $ignored.withValue(signal, operation: body)
  }

  var isSet: Bool { hasChanged.load(ordering: .acquiring) }

  func set() {
    guard Self.ignored !== self, !hasChanged.exchange(true, ordering: .acquiringAndReleasing) else {
      return
    }
    wake()
  }

  func clear() { hasChanged.store(false, ordering: .releasing) }
}
