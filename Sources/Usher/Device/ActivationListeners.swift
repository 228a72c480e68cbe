import Synchronization

/// The streams of ``Device/activations()`` that are in use. Thread-safe, because a stream may be released on
/// any thread.
final class ActivationListeners: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextID = 0
  }

  private let state = Mutex(State())

  deinit { finish() }

  /// The number of streams in use.
  var count: Int { state.withLock(\.continuations.count) }

  func add() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = state.withLock { state in
      state.nextID += 1
      state.continuations[state.nextID] = continuation
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.continuations[id] = nil }
    }
    return stream
  }

  func tell() {
    for continuation in state.withLock(\.continuations).values { continuation.yield() }
  }

  func finish() {
    // Not under the lock: finishing a stream calls `onTermination`, which takes the lock.
    let all = state.withLock { state in
      defer { state.continuations = [:] }
      return state.continuations
    }
    for continuation in all.values { continuation.finish() }
  }
}
