/// How well a player does.
struct Ranking: Equatable {
  let player: Player
  /// From 0 to 10, to three places behind the point.
  let rating: Double
}
