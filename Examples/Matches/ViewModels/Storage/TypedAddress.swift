/// A server's address as it was typed, and the reason why it wasn't accepted.
public struct TypedAddress: Codable, Equatable, Sendable {
  let text: String
  /// The reason; `nil` while the person may still be typing.
  let message: String?
}
