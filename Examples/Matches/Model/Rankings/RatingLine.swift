/// How a player's rating came about.
package struct RatingLine: Equatable, Sendable {
  package let player: Player
  /// Oldest first.
  package private(set) var points: [RatingPoint]

  package init(player: Player, points: [RatingPoint]) {
    self.player = player
    self.points = points
  }

  mutating func add(_ point: RatingPoint) {
    points.append(point)
  }
}
