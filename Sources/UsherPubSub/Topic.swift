import Foundation

/// Values of one kind that are sent to many: what changes for one shows for all.
///
/// ```swift
/// // The model
/// let changes = Topic<OrderChange>("orders", on: broker)
/// try await changes.publish(.shipped(id), key: customer)
///
/// // The view model
/// screen.scope.forEach(orders.changes.subscribe(key: customer)) { [weak self] in self?.receive($0) }
/// ```
///
/// Values are sent as JSON. During a deploy processes of two versions run: what one can't decode it is told as
/// ``Delivery/missed``.
public struct Topic<Value: Codable & Sendable>: Sendable {
  /// The name, which is the same at all processes.
  public let name: String
  private let broker: any MessageBroker

  /// Makes a topic.
  ///
  /// - Parameters:
  ///   - name: the name, which only topics of the same type use.
  ///   - broker: carries the values.
  public init(_ name: String, on broker: any MessageBroker) {
    self.name = name
    self.broker = broker
  }

  /// Sends a value to all who have subscribed. Returns when it can't be lost any more.
  ///
  /// - Parameter key: whom it concerns; `nil` for all subscribers.
  /// - Throws: ``MessageBrokerError``.
  public func publish(_ value: Value, key: String? = nil) async throws(MessageBrokerError) {
    try await broker.publish(try message(value, key: key))
  }

  /// Returns the message of a value, for a broker that sends it within a transaction of your own.
  ///
  /// - Parameter key: whom it concerns; `nil` for all subscribers.
  /// - Throws: ``MessageBrokerError`` with `value`.
  public func message(
    _ value: Value,
    key: String? = nil
  ) throws(MessageBrokerError) -> Message {
    let data: Data
    do { data = try JSONEncoder().encode(value) } catch {
      throw MessageBrokerError(.value, "A value of the topic “\(name)” can’t be encoded: \(error)")
    }
    let message = Message(topic: name, key: key, bytes: Array(data))
    try message.check()
    return message
  }

  /// Subscribes, from now on.
  ///
  /// - Parameters:
  ///   - key: what is of interest; `nil` for everything.
  ///   - capacity: how many values wait at most. If more are sent, those that wait are dropped, and the subscriber is told
  ///     that it has missed something.
  public func subscribe(key: String? = nil, capacity: Int = 64) -> Subscription<Value> {
    Subscription(capacity: capacity, Self.value(of:)) {
      broker.subscribe(to: name, key: key, $0, $1)
    }
  }

  /// Subscribes, from now on, for somebody who reads everything again when something has changed. What was sent and not yet
  /// received is merged into one element.
  ///
  /// - Parameters:
  ///   - key: what is of interest; `nil` for everything.
  ///   - concerns: whether a value is of interest, too; called on any thread. Don't publish or subscribe in it.
  public func changes(
    key: String? = nil,
    where concerns: (@Sendable (Value) -> Bool)? = nil
  ) -> AsyncStream<Void> {
    AsyncStream { message in
      guard let concerns, let value = Self.value(of: message) else { return true }
      return concerns(value)
    } _: {
      broker.subscribe(to: name, key: key, $0, $1)
    }
  }

  private static func value(of message: Message) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(message.bytes))
  }
}
