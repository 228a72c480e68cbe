import Synchronization

/// A thread-safe Bool.
final class Switch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) { state = Mutex(isOn) }

  /// - Returns: Whether the value has changed.
  func change(to isOn: Bool) -> Bool {
    state.withLock { state in
      defer { state = isOn }
      return state != isOn
    }
  }
}
