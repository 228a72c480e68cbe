/// A match as stored, which is what a change answers: without its players.
public struct MatchRecord: Equatable, Sendable {
  /// What changes to it are addressed by.
  public let id: EntityID
  /// The goals of the home side.
  public let homeGoals: Int
  /// The goals of the away side.
  public let awayGoals: Int
  /// When it was played.
  public let playedAt: Timestamp
  /// When it was added.
  public let createdAt: Timestamp
  /// When it was changed last.
  public let updatedAt: Timestamp

  /// Describes a stored match.
  public init(
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
