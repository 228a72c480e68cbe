import Synchronization

/// Who wants to hear of changes, each through a stream of its own.
final class ShopListeners: Sendable {
  private let continuations = Mutex<[Int: AsyncStream<Void>.Continuation]>([:])
  private let nextID = Atomic(0)

  func stream() -> AsyncStream<Void> {
    let id = nextID.wrappingAdd(1, ordering: .relaxed).newValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuations.withLock { $0[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        _ = self?.continuations.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  func notify() {
    for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield() }
  }

  /// How many listen.
  var count: Int { continuations.withLock(\.count) }
}
