import Foundation

/// The id of a player or a match: a UUID, written in lower case.
package struct EntityID: Hashable, Sendable, CustomStringConvertible {
  /// The 36 characters of it.
  package let description: String

  /// A new one, unlike all others.
  package init() {
    description = UUID().uuidString.lowercased()
  }

  /// Reads one in upper or lower case; `nil` if it is no UUID.
  package init?(_ text: String) {
    guard text.utf8.count == 36, let uuid = UUID(uuidString: text) else { return nil }
    description = uuid.uuidString.lowercased()
  }

  /// One that a store has written: 36 characters in lower case, which aren't checked again.
  package init(stored text: String) {
    description = text
  }
}
