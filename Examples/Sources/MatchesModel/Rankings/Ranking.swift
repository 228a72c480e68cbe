/// How good a player is.
///
/// Two are equal if they are of one player, so that a row follows its player through the list.
/// ``contentMatches(_:)`` compares the rating, too.
public struct Ranking: Hashable, Sendable {
  public let player: Player
  /// From 0 to 10.
  public let rating: Double

  public init(player: Player, rating: Double) {
    self.player = player
    self.rating = rating
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.player == second.player
  }

  // As `==`: the rating doesn't count.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(player)
  }
}

extension Ranking: Identifiable {
  public var id: Player.ID { player.id }
}

extension Ranking: ContentMatching {
  public func contentMatches(_ other: Self) -> Bool {
    player.contentMatches(other.player) && rating == other.rating
  }
}
