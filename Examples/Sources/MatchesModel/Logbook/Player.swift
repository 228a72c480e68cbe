/// Somebody who plays matches.
///
/// Two are equal if they have one id, so that a selection or a row follows somebody whose name has
/// changed. ``contentMatches(_:)`` compares all.
public struct Player: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Player: ContentMatching {
  public func contentMatches(_ other: Self) -> Bool {
    id == other.id && name == other.name
  }
}
