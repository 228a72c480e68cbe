import Synchronization

/// Who wants to hear of changes, each through a stream of its own.
final class ShopListeners: Sendable {
  private struct Listener {
    /// Whose changes; `nil` for everybody's.
    let visitor: String?
    let continuation: AsyncStream<Void>.Continuation
  }

  private let listeners = Mutex<[Int: Listener]>([:])
  private let nextID = Atomic(0)

  /// A stream of the changes that concern a visitor. Those that nobody has taken yet are one.
  func stream(of visitor: String?) -> AsyncStream<Void> {
    let id = nextID.wrappingAdd(1, ordering: .relaxed).newValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners.withLock { $0[id] = Listener(visitor: visitor, continuation: continuation) }
      continuation.onTermination = { [weak self] _ in
        _ = self?.listeners.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  /// Tells those whom it concerns, by their visitor.
  func notify(_ concerns: (String) -> Bool) {
    for listener in listeners.withLock({ Array($0.values) })
    where listener.visitor.map(concerns) ?? true {
      listener.continuation.yield()
    }
  }

  /// How many listen.
  var count: Int { listeners.withLock(\.count) }
}
