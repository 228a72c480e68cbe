import Observation
import Synchronization

extension Scope {
  /// Calls `action` with each new value that `read` gives, until the scope or the token ends.
  ///
  /// What happens in one go counts once, with the last value; the first call comes for the first
  /// change. `read` must read observable objects only.
  ///
  /// ```swift
  /// scope.observe { self.query } then: { self.search($0) }
  /// ```
  ///
  /// - Returns: a token that ends the observation before the scope does.
  @discardableResult
  public func observe<Value: Equatable>(
    _ read: @escaping () -> Value,
    then action: @escaping (Value) -> Void
  ) -> ObservationToken {
    let changes = ChangeSignal()
    var last = changes.track(read)
    let task = background {
      while await changes.next() {
        let value = changes.track(read)
        guard value != last else { continue }
        last = value
        action(value)
      }
    }
    onEnd { changes.end() }
    return ObservationToken {
      changes.end()
      task.cancel()
    }
  }
}

/// Says that something which was read has changed.
private final class ChangeSignal: Sendable {
  private struct State {
    var hasChanged = false
    var hasEnded = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func track<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [weak self] in self?.set { $0.hasChanged = true } }
  }

  func end() { set { $0.hasEnded = true } }

  /// Waits for the next change; `false` when it has ended.
  func next() async -> Bool {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        guard !state.hasChanged, !state.hasEnded else { return true }
        state.waiter = continuation
        return false
      }
      if isReady { continuation.resume() }
    }
    return state.withLock { state in
      state.hasChanged = false
      return !state.hasEnded
    }
  }

  private func set(_ change: (inout State) -> Void) {
    let waiter = state.withLock { state in
      change(&state)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
