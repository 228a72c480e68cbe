/// A server's address as it was typed, and why it wasn't taken.
public struct TypedAddress: Codable, Equatable, Sendable {
  let text: String
  /// `nil` while the person may still be typing.
  let message: String?
}
