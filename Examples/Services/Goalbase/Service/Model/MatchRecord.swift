/// A stored match without its players: the answer to a change.
package struct MatchRecord: Equatable, Sendable {
  /// The id, which requests use to change the match.
  package let id: EntityID
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// The time when the match was played.
  package let playedAt: Timestamp
  /// The time when the match was added.
  package let createdAt: Timestamp
  /// The time of the last change.
  package let updatedAt: Timestamp

  /// Creates a stored match.
  package init(
    id: EntityID,
    homeGoals: Int,
    awayGoals: Int,
    playedAt: Timestamp,
    createdAt: Timestamp,
    updatedAt: Timestamp
  ) {
    self.id = id
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.playedAt = playedAt
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}
