/// Somebody who plays matches.
///
/// Two are equal if they have one id, so that a selection or a row follows somebody whose name has
/// changed. ``contentMatches(_:)`` compares all.
package struct Player: Identifiable, Hashable, Codable, Sendable {
  package let id: String
  package let name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Player: ContentMatching {
  package func contentMatches(_ other: Self) -> Bool {
    id == other.id && name == other.name
  }
}
