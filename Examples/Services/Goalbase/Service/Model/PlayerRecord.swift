/// A player as stored, which is what a change answers.
package struct PlayerRecord: Equatable, Sendable {
  /// The player.
  package let player: Player
  /// When the player was added.
  package let createdAt: Timestamp
  /// When the player was changed last.
  package let updatedAt: Timestamp

  /// Describes a stored player.
  package init(player: Player, createdAt: Timestamp, updatedAt: Timestamp) {
    self.player = player
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}
