/// A value that is equal by identity and can also be compared by content.
package protocol ContentMatching {
  /// Whether the complete content is equal, not only the identity.
  func contentMatches(_ other: Self) -> Bool
}

extension Array: ContentMatching where Element: ContentMatching {
  /// Whether both arrays have the same count and equal content at each index.
  package func contentMatches(_ other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.contentMatches($1) }
  }
}
