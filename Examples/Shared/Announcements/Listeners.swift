import Synchronization

/// Who wants to hear that something has changed, each through a stream of its own. What a model tells many pages by.
package final class Listeners<Topic: Sendable>: Sendable {
  private struct Listener {
    /// Whose changes; `nil` for everybody's.
    let topic: Topic?
    let continuation: AsyncStream<Void>.Continuation
  }

  private let listeners = Mutex<[Int: Listener]>([:])
  private let nextID = Atomic(0)

  package init() {}

  /// A stream of the changes that concern a topic, or any. Those that nobody has taken yet are one. It ends with the
  /// task that listens.
  package func stream(of topic: Topic? = nil) -> AsyncStream<Void> {
    let id = nextID.wrappingAdd(1, ordering: .relaxed).newValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners.withLock { $0[id] = Listener(topic: topic, continuation: continuation) }
      continuation.onTermination = { [weak self] _ in
        _ = self?.listeners.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  /// Tells those whom it concerns, by their topic.
  package func notify(_ concerns: (Topic) -> Bool = { _ in true }) {
    for listener in listeners.withLock({ Array($0.values) })
    where listener.topic.map(concerns) ?? true {
      listener.continuation.yield()
    }
  }

  /// How many listen.
  package var count: Int { listeners.withLock(\.count) }
}
