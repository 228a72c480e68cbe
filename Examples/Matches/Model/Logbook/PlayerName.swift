import Foundation

/// A name a new player can have: not blank, and nobody else's.
package struct PlayerName: Hashable, Sendable {
  /// Without spaces around it, and with some for control characters.
  package let text: String

  /// - Parameters:
  ///   - text: what somebody typed.
  ///   - players: who there is already. Names that differ by case only are one.
  package init(_ text: String, among players: some Sequence<Player>) throws(PlayerNameProblem) {
    let text = Self.printable(text).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .blank }
    let key = Self.key(of: text)
    guard !players.contains(where: { Self.key(of: $0.name) == key }) else { throw .taken }
    self.text = text
  }

  /// Rows have one line, databases end a text at its first zero, and servers refuse either.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The same for names that are one, and what they are sorted by.
  static func key(of name: String) -> String {
    // Most names are plain, and there may be many.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    return name.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }
}
