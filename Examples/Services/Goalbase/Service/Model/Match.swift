/// A match of a ``Logbook``.
package struct Match: Equatable, Sendable {
  /// What changes to it are addressed by.
  package let id: EntityID
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// When it was played.
  package let playedAt: Timestamp
  /// Where the players of the home side are in the logbook's players; none if they were deleted.
  package var home: [Int]
  /// Where the players of the away side are in the logbook's players; none if they were deleted.
  package var away: [Int]

  /// Describes a match.
  package init(
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
