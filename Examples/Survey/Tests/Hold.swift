import Synchronization

/// A gate that makes tasks wait until the test opens it.
final class Hold: Sendable {
  private let state = Mutex((isOn: false, waiting: [CheckedContinuation<Void, Never>]()))

  /// Whether a task waits.
  var isHeld: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Begins to hold tasks, or releases the waiting ones.
  func callAsFunction(_ isOn: Bool) {
    let waiting = state.withLock { state in
      state.isOn = isOn
      defer { if !isOn { state.waiting = [] } }
      return isOn ? [] : state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOn = state.withLock { state in
        if state.isOn { state.waiting.append(continuation) }
        return state.isOn
      }
      if !isOn { continuation.resume() }
    }
  }
}
