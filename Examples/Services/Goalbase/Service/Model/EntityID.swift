import Foundation

/// The id of a player or a match: a UUID, written in lower case.
package struct EntityID: Hashable, Sendable, CustomStringConvertible {
  /// The id's 36 characters.
  package let description: String

  /// Creates a new random id.
  package init() {
    description = UUID().uuidString.lowercased()
  }

  /// Reads an id in upper or lower case; returns `nil` if the text is no UUID.
  package init?(_ text: String) {
    guard text.utf8.count == 36, let uuid = UUID(uuidString: text) else { return nil }
    description = uuid.uuidString.lowercased()
  }

  /// Creates an id that a store has written: 36 characters in lower case, which aren't checked
  /// again.
  package init(stored text: String) {
    description = text
  }
}
