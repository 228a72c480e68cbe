/// A person who plays matches.
///
/// Two players are equal if their ids are equal, so that a selection or a row stays with a player
/// whose name has changed. ``contentMatches(_:)`` compares the complete content.
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
