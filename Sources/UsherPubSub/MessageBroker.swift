/// Carries messages to all who have subscribed, in one process or in several.
///
/// A broker promises:
/// - **At least once**: a message whose ``publish(_:)`` has returned reaches each subscriber that was there before, or the
///   subscriber is told that it has missed something. It may come twice.
/// - **In order**: the messages of a topic reach all subscribers in one and the same order. What one caller publishes after
///   the other comes in this order.
///
/// Use ``Topic`` to send values of your own.
public protocol MessageBroker: Sendable {
  /// Sends a message. Returns when it can't be lost any more.
  ///
  /// - Throws: ``MessageBrokerError``.
  func publish(_ message: Message) async throws(MessageBrokerError)

  /// Subscribes to a topic, from now on.
  ///
  /// - Parameters:
  ///   - key: what is of interest; `nil` for everything.
  ///   - receive: receives what is sent, on any thread. It must return soon, and not call the broker.
  ///   - finish: called when nothing more will be sent.
  /// - Returns: what ends the subscription, with `cancel()` or when nobody holds it any more.
  func subscribe(
    to topic: String,
    key: String?,
    _ receive: @escaping @Sendable (Delivery<Message>) -> Void,
    _ finish: @escaping @Sendable () -> Void
  ) -> Registration
}
