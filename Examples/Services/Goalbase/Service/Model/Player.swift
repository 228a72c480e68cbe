import Foundation

/// A player as lists show one.
package struct Player: Hashable, Sendable {
  /// What matches know the player by.
  package let id: EntityID
  /// Not blank; others may have the same.
  package let name: String

  /// Describes a player.
  package init(id: EntityID, name: String) {
    self.id = id
    self.name = name
  }
}

extension Sequence<Player> {
  /// As people sort names: without case and accents at first, then by the name itself, then by id.
  ///
  /// In Swift and not in SQL, so that each store has the same order.
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
