import Synchronization

/// The listeners of a model's changes, each with its own stream: a model uses it to notify many
/// pages.
package final class Listeners<Topic: Sendable>: Sendable {
  private struct Listener {
    /// Returns the topic whose changes are sent; `nil` for all topics.
    let topic: @Sendable () -> Topic?
    let continuation: AsyncStream<Void>.Continuation
  }

  private let listeners = Mutex<[Int: Listener]>([:])
  private let nextID = Atomic(0)

  package init() {}

  /// Returns a stream of the changes of a topic, or of all topics. Changes that were not yet
  /// received are merged into one. The stream ends when the listening task ends.
  package func stream(of topic: Topic? = nil) -> AsyncStream<Void> { stream { topic } }

  /// Returns a stream of the changes of a topic that can be another one later.
  ///
  /// - Parameter topic: returns the topic at the moment of a change, on any thread; `nil` for all topics.
  package func stream(of topic: @escaping @Sendable () -> Topic?) -> AsyncStream<Void> {
    let id = nextID.wrappingAdd(1, ordering: .relaxed).newValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners.withLock { $0[id] = Listener(topic: topic, continuation: continuation) }
      continuation.onTermination = { [weak self] _ in
        _ = self?.listeners.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  /// Notifies the listeners whose topic satisfies `concerns`, and those without a topic.
  package func notify(_ concerns: (Topic) -> Bool = { _ in true }) {
    for listener in listeners.withLock({ Array($0.values) })
    where listener.topic().map(concerns) ?? true {
      listener.continuation.yield()
    }
  }

  /// The number of listeners.
  package var count: Int { listeners.withLock(\.count) }
}
