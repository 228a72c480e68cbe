/// A player as stored, which is what a change answers.
public struct PlayerRecord: Equatable, Sendable {
  /// The player.
  public let player: Player
  /// When the player was added.
  public let createdAt: Timestamp
  /// When the player was changed last.
  public let updatedAt: Timestamp

  /// Describes a stored player.
  public init(player: Player, createdAt: Timestamp, updatedAt: Timestamp) {
    self.player = player
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}
