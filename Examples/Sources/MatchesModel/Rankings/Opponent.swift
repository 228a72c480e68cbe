/// Somebody a player played against, and how often.
public struct Opponent: Equatable, Sendable {
  public let player: Player
  public let count: Int

  public init(player: Player, count: Int) {
    self.player = player
    self.count = count
  }
}
