/// A match of a ``Logbook``.
package struct Match: Equatable, Sendable {
  /// The id, which requests use to change the match.
  package let id: EntityID
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// The time when the match was played.
  package let playedAt: Timestamp
  /// The indices of the home side's players in the logbook's players; empty if they were deleted.
  package var home: [Int]
  /// The indices of the away side's players in the logbook's players; empty if they were deleted.
  package var away: [Int]

  /// Creates a match.
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
