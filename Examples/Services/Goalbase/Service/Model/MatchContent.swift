/// The content of a match in a request. It is checked, except for whether its players exist.
package struct MatchContent: Equatable, Sendable {
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// The home side's players: at least one, no duplicates, none of the away side.
  package let homePlayers: [EntityID]
  /// The away side's players: at least one, no duplicates, none of the home side.
  package let awayPlayers: [EntityID]
  /// The time when the match was played; `nil` means the time when it was created.
  package let playedAt: Timestamp?

  /// Creates the content of a match.
  package init(
    homeGoals: Int,
    awayGoals: Int,
    homePlayers: [EntityID],
    awayPlayers: [EntityID],
    playedAt: Timestamp? = nil
  ) {
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.homePlayers = homePlayers
    self.awayPlayers = awayPlayers
    self.playedAt = playedAt
  }
}
