/// A player's rating over time.
package struct RatingLine: Equatable, Sendable {
  package let player: Player
  /// The points, oldest first.
  package private(set) var points: [RatingPoint]

  package init(player: Player, points: [RatingPoint]) {
    self.player = player
    self.points = points
  }

  mutating func add(_ point: RatingPoint) {
    points.append(point)
  }
}
