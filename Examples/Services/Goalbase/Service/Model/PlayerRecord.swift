/// A stored player: the answer to a change.
package struct PlayerRecord: Equatable, Sendable {
  /// The player.
  package let player: Player
  /// The time when the player was added.
  package let createdAt: Timestamp
  /// The time of the last change.
  package let updatedAt: Timestamp

  /// Creates a stored player.
  package init(player: Player, createdAt: Timestamp, updatedAt: Timestamp) {
    self.player = player
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}
