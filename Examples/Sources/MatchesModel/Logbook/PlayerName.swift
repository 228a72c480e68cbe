import Foundation

/// A name a new player can have: not blank, and nobody else's.
public struct PlayerName: Hashable, Sendable {
  /// Without spaces around it.
  public let text: String

  /// - Parameters:
  ///   - text: what somebody typed.
  ///   - players: who there is already. Names that differ by case only are one.
  public init(_ text: String, among players: some Sequence<Player>) throws(PlayerNameProblem) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .blank }
    let key = Self.key(of: text)
    guard !players.contains(where: { Self.key(of: $0.name) == key }) else { throw .taken }
    self.text = text
  }

  /// The same for names that are one, and what they are sorted by.
  static func key(of name: String) -> String {
    // Most names are plain, and there may be many.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    return name.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }
}
