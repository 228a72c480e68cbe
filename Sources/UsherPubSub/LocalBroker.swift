import Synchronization

/// Carries messages within this process.
///
/// ```swift
/// let broker = LocalBroker()
/// let orders = Topic<OrderChange>("orders", on: broker)
/// ```
public final class LocalBroker: MessageBroker {
  private struct State {
    /// Those that somebody has subscribed to.
    var topics: [String: Subscribers<Message>] = [:]
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Makes a broker without subscribers.
  public init() {}

  /// The number of subscriptions.
  public var count: Int { all.reduce(0) { $0 + $1.count } }

  private var all: [Subscribers<Message>] { state.withLock { Array($0.topics.values) } }

  /// Sends a message. Doesn't wait.
  ///
  /// - Throws: ``MessageBrokerError`` with `value` if no broker carries it.
  public func publish(_ message: Message) throws(MessageBrokerError) {
    try message.check()
    state.withLock { $0.topics[message.topic] }?.send(message, key: message.key)
  }

  /// Subscribes to a topic, from now on.
  public func subscribe(
    to topic: String,
    key: String?,
    _ receive: @escaping @Sendable (Delivery<Message>) -> Void,
    _ finish: @escaping @Sendable () -> Void
  ) -> Registration {
    let inner = state.withLock { state -> Registration? in
      guard !state.isFinished else { return nil }
      let subscribers = state.topics[topic] ?? Subscribers()
      state.topics[topic] = subscribers
      return subscribers.register(key: key, receive, finish)
    }
    guard let inner else {
      finish()
      return Registration {}
    }
    return Registration { [weak self] in
      inner.cancel()
      self?.forget(topic)
    }
  }

  /// Tells all subscribers of all topics that they have missed something: for brokers that deliver by this one.
  public func publishMissed() {
    for subscribers in all { subscribers.sendMissed() }
  }

  /// Ends all subscriptions, after what waits in them. Those that are made later end at once.
  public func finish() {
    let all = state.withLock { state in
      defer {
        state.isFinished = true
        state.topics = [:]
      }
      return Array(state.topics.values)
    }
    for subscribers in all { subscribers.finish() }
  }

  /// Forgets a topic without subscribers.
  private func forget(_ topic: String) {
    // Released outside of the lock.
    _ = state.withLock { state -> Subscribers<Message>? in
      guard let subscribers = state.topics[topic], subscribers.count == 0 else { return nil }
      return state.topics.removeValue(forKey: topic)
    }
  }
}
