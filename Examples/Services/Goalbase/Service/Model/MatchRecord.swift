/// A match as stored, which is what a change answers: without its players.
package struct MatchRecord: Equatable, Sendable {
  /// What changes to it are addressed by.
  package let id: EntityID
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// When it was played.
  package let playedAt: Timestamp
  /// When it was added.
  package let createdAt: Timestamp
  /// When it was changed last.
  package let updatedAt: Timestamp

  /// Describes a stored match.
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
