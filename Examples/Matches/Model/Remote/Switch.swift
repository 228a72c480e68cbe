import Synchronization

/// On or off.
final class Switch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) { state = Mutex(isOn) }

  /// - Returns: whether it was otherwise before.
  func change(to isOn: Bool) -> Bool {
    state.withLock { state in
      defer { state = isOn }
      return state != isOn
    }
  }
}
