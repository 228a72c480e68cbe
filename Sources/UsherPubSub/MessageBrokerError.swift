/// A message that wasn't sent, or perhaps.
public struct MessageBrokerError: Error, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Code: Sendable {
    /// The value can't be encoded, or has more bytes than ``Message/limit``. Nothing was sent.
    case value
    /// The broker can't be reached. Nothing was sent, or the message is sent twice if you try again.
    case unavailable
  }

  /// What went wrong, for code that handles the cases differently.
  public let code: Code
  /// What a person can act on.
  public let description: String

  /// Makes an error.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
