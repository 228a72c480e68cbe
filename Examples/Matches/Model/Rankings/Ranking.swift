/// How good a player is.
///
/// Two are equal if they are of one player, so that a row follows its player through the list.
/// ``contentMatches(_:)`` compares the rating, too.
package struct Ranking: Hashable, Sendable {
  package let player: Player
  /// From 0 to 10.
  package let rating: Double

  package init(player: Player, rating: Double) {
    self.player = player
    self.rating = rating
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.player == second.player
  }

  // As `==`: the rating doesn't count.
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
