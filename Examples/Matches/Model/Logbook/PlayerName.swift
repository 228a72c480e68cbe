import Foundation

/// A valid name for a new player: not blank, and not used by another player.
package struct PlayerName: Hashable, Sendable {
  /// The name without spaces around it; control characters are replaced by spaces.
  package let text: String

  /// - Parameters:
  ///   - text: The typed text.
  ///   - players: The existing players. Names that differ only by case are the same name.
  package init(_ text: String, among players: some Sequence<Player>) throws(PlayerNameProblem) {
    let text = Self.printable(text).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .blank }
    let key = Self.key(of: text)
    guard !players.contains(where: { Self.key(of: $0.name) == key }) else { throw .taken }
    self.text = text
  }

  /// Replaces control characters: rows have one line, databases end a text at the first zero
  /// character, and servers refuse control characters.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns a key for comparing and sorting names; two forms of the same name have the same key.
  package static func key(of name: String) -> String {
    // Most names are ASCII, and there may be many.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    return name.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }
}
