/// The rating of a player.
struct Ranking: Equatable {
  let player: Player
  /// The rating from 0 to 10, with three decimals.
  let rating: Double
}
