#if Hummingbird
import Synchronization

/// The messages of a socket that its session hasn't taken yet. It can be used on any thread.
final class Backlog: Sendable {
  /// The largest number of messages, and of bytes in them, that wait. When one of the two is reached, the server stops
  /// reading; it goes on when half of both is free.
  static let limit = (messages: 64, bytes: WebChannel.frameLimit)

  private struct State {
    var messages = 0
    var bytes = 0
    var isFull = false
  }

  private let state = Mutex(State())

  /// Adds a message.
  ///
  /// - Returns: whether the server has to stop reading now.
  func add(_ count: Int) -> Bool {
    state.withLock { state in
      state.messages += 1
      state.bytes += count
      let isFull = state.messages >= Self.limit.messages || state.bytes >= Self.limit.bytes
      guard isFull, !state.isFull else { return false }
      state.isFull = true
      return true
    }
  }

  /// Removes a message that the session has taken.
  ///
  /// - Returns: whether the server can go on reading now.
  func remove(_ count: Int) -> Bool {
    state.withLock { state in
      state.messages -= 1
      state.bytes -= count
      guard state.isFull, state.messages <= Self.limit.messages / 2,
        state.bytes <= Self.limit.bytes / 2
      else { return false }
      state.isFull = false
      return true
    }
  }
}
#endif
