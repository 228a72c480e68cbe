/// How a player's rating came about.
public struct RatingLine: Equatable, Sendable {
  public let player: Player
  /// Oldest first.
  public private(set) var points: [RatingPoint]

  public init(player: Player, points: [RatingPoint]) {
    self.player = player
    self.points = points
  }

  mutating func add(_ point: RatingPoint) {
    points.append(point)
  }
}
