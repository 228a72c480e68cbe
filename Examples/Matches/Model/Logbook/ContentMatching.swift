/// What is equal by identity, and can be asked whether it looks the same, too.
package protocol ContentMatching {
  /// Whether everything is the same, not only the identity.
  func contentMatches(_ other: Self) -> Bool
}

extension Array: ContentMatching where Element: ContentMatching {
  /// Whether there are as many, and each is the same as the one at its place.
  package func contentMatches(_ other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.contentMatches($1) }
  }
}
