/// A closure that C holds: what a signal calls.
///
/// It can be emptied, so that it keeps nothing of a screen that has left, though its widget still moves out of sight.
package final class Callback {
  /// The number of callbacks that exist, for tests of leaks.
  package internal(set) static var count = 0

  private var action: ((SignalEvent) -> Bool)?

  package init(_ action: @escaping (SignalEvent) -> Bool) {
    self.action = action
    Callback.count += 1
  }

  isolated deinit { Callback.count -= 1 }

  /// Releases the closure. A call does nothing from now on.
  package func clear() { action = nil }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  // GTK calls these on the main thread only; the pointer is one of `retained()`, which C holds until `release`.

  nonisolated static func run(_ data: UnsafeMutableRawPointer, _ event: SignalEvent = SignalEvent())
    -> Bool
  {
    let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { callback.action?(event) ?? false }
  }

  nonisolated static func release(_ data: UnsafeMutableRawPointer) {
    Unmanaged<Callback>.fromOpaque(data).release()
  }
}
