import UsherRouting

/// What another site has added to the address by which it has sent the person back.
///
/// **The person can change it.** It says which payment or sign-in to look at; whether that has succeeded, only the other
/// site's own server can tell.
public struct DetourAnswer: Hashable, Sendable {
  /// The query of the address, as it came: `payment=p-17&status=paid`.
  public let query: String

  /// Makes an answer.
  public init(query: String) { self.query = query }

  /// Returns the first value with a name, decoded; `nil` if there is none.
  public subscript(name: String) -> String? {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard Self.decoded(parts[0]) == name else { continue }
      return Self.decoded(parts.count > 1 ? parts[1] : "")
    }
    return nil
  }

  /// Returns the text of a part of a query; `nil` if it isn't well-formed.
  private static func decoded(_ text: Substring) -> String? {
    PercentEncoding.decode(text, isQuery: true)
  }
}
