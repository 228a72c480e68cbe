/// A match of a ``Logbook``.
public struct Match: Equatable, Sendable {
  /// What changes to it are addressed by.
  public let id: EntityID
  /// The goals of the home side.
  public let homeGoals: Int
  /// The goals of the away side.
  public let awayGoals: Int
  /// When it was played.
  public let playedAt: Timestamp
  /// Where the players of the home side are in the logbook's players; none if they were deleted.
  public var home: [Int]
  /// Where the players of the away side are in the logbook's players; none if they were deleted.
  public var away: [Int]

  /// Describes a match.
  public init(
    id: EntityID,
    homeGoals: Int,
    awayGoals: Int,
    playedAt: Timestamp,
    home: [Int] = [],
    away: [Int] = []
  ) {
    self.id = id
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.playedAt = playedAt
    self.home = home
    self.away = away
  }
}
