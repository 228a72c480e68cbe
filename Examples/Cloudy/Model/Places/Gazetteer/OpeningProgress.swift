import Synchronization

/// The progress of an operation, sent to all listeners.
final class OpeningProgress: Sendable {
  private struct State {
    var done = 0.0
    var isOver = false
    var next = 0
    var listeners: [Int: AsyncStream<Double>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Returns a stream of the newest value and the following ones, from 0 to 1. The stream ends when
  /// the operation is over.
  func stream() -> AsyncStream<Double> {
    let (stream, continuation) = AsyncStream<Double>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let id: Int? = state.withLock { state in
      guard !state.isOver else { return nil }
      continuation.yield(state.done)
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  @Sendable func report(_ done: Double) {
    state.withLock { state in
      state.done = done
      for listener in state.listeners.values { listener.yield(done) }
    }
  }

  func end() {
    let listeners = state.withLock { state in
      state.isOver = true
      defer { state.listeners = [:] }
      return state.listeners
    }
    for listener in listeners.values {
      listener.yield(1)
      listener.finish()
    }
  }
}
