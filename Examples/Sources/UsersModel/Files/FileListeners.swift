import Synchronization

/// Who wants to hear of changes, each through a stream of its own.
final class FileListeners: Sendable {
  private typealias Listener = (user: User.ID, continuation: AsyncStream<Void>.Continuation)

  private let listeners = Mutex<[Int: Listener]>([:])
  private let nextID = Atomic(0)

  /// A stream of the changes of a user's files. Those that nobody has taken yet are one.
  func stream(of user: User.ID) -> AsyncStream<Void> {
    let id = nextID.wrappingAdd(1, ordering: .relaxed).newValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners.withLock { $0[id] = (user, continuation) }
      continuation.onTermination = { [weak self] _ in
        _ = self?.listeners.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  func notify(_ user: User.ID) {
    for listener in listeners.withLock({ Array($0.values) }) where listener.user == user {
      listener.continuation.yield()
    }
  }

  /// How many listen.
  var count: Int { listeners.withLock(\.count) }
}
