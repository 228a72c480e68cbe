import Foundation

/// A player in a list.
package struct Player: Hashable, Sendable {
  /// The id, by which matches refer to the player.
  package let id: EntityID
  /// The name. It isn't blank; several players may have the same name.
  package let name: String

  /// Creates a player.
  package init(id: EntityID, name: String) {
    self.id = id
    self.name = name
  }
}

extension Sequence<Player> {
  /// Returns the players sorted by name: first without case and accents, then by the exact name,
  /// then by id.
  ///
  /// Sorting is done in Swift, not in SQL, so that each store has the same order.
  package func sortedByName() -> [Player] {
    map { player in
      let folded = player.name.folding(
        options: [.caseInsensitive, .diacriticInsensitive],
        locale: nil
      )
      return (key: (folded, player.name, player.id.description), player: player)
    }
    .sorted { $0.key < $1.key }
    .map(\.player)
  }
}
