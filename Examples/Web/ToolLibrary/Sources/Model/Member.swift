/// Somebody with an account. Pages know nothing else of it.
package struct Member: Codable, Equatable, Identifiable, Sendable {
  /// The e-mail address, in lower case. Other people don't see it.
  package let id: String
}
