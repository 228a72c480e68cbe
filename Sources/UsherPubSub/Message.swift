/// What a ``MessageBroker`` carries.
public struct Message: Sendable, Equatable {
  /// The name of the topic.
  public let topic: String
  /// Whom it concerns within the topic; `nil` for all subscribers.
  public let key: String?
  /// The value, encoded.
  public let bytes: [UInt8]

  /// The most bytes of a message's value, and of its topic or key: 64 KiB, and 1 KiB. Send what identifies a larger thing.
  public static let limit = 64 << 10, nameLimit = 1 << 10

  /// Makes a message.
  public init(topic: String, key: String?, bytes: [UInt8]) {
    self.topic = topic
    self.key = key
    self.bytes = bytes
  }

  /// Finds out whether brokers carry this message.
  ///
  /// - Throws: ``MessageBrokerError`` with `value` if it is too large, or its topic or key has a zero character.
  public func check() throws(MessageBrokerError) {
    guard bytes.count <= Self.limit else {
      throw MessageBrokerError(
        .value,
        "A value of the topic “\(topic)” has \(bytes.count) bytes, more than \(Self.limit). Send what identifies it."
      )
    }
    for name in [topic, key ?? ""] {
      guard name.utf8.count <= Self.nameLimit, !name.utf8.contains(0) else {
        throw MessageBrokerError(
          .value,
          "A topic or key begins with “\(name.prefix(40))” and is longer than \(Self.nameLimit) bytes, or has a zero character."
        )
      }
    }
  }
}
