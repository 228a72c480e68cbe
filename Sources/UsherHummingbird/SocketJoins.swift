#if Hummingbird
import Synchronization
import UsherWeb

/// The sockets that wait for their sessions, open or not. The answers come by the event loops, which have to run until
/// then.
final class SocketJoins: Sendable {
  private struct State {
    var count = 0
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())

  /// Notes that a socket waits for its session.
  func begin() { state.withLock { $0.count += 1 } }

  /// Notes that a socket has its answer.
  func end() {
    let waiting = state.withLock { state -> [AsyncStream<Never>.Continuation] in
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for end in waiting { end.finish() }
  }

  /// Whether a socket waits.
  var areOpen: Bool { state.withLock { $0.count > 0 } }

  /// Returns when no socket waits any more, or when the task is cancelled.
  func wait() async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let isOver = state.withLock { state in
      if state.count > 0 { state.waiting.append(end) }
      return state.count == 0
    }
    if isOver { return }
    for await _ in ends {}
  }
}
#endif
