/// The rating of a player.
///
/// Two rankings are equal if their players are equal, so that a row follows its player through the
/// list. ``contentMatches(_:)`` also compares the rating.
package struct Ranking: Hashable, Sendable {
  package let player: Player
  /// The rating, from 0 to 10.
  package let rating: Double

  package init(player: Player, rating: Double) {
    self.player = player
    self.rating = rating
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.player == second.player
  }

  // Like `==`, this ignores the rating.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(player)
  }
}

extension Ranking: Identifiable {
  package var id: Player.ID { player.id }
}

extension Ranking: ContentMatching {
  package func contentMatches(_ other: Self) -> Bool {
    player.contentMatches(other.player) && rating == other.rating
  }
}
