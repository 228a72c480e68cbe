/// What a request says of a match; checked, but for whether its players exist.
package struct MatchContent: Equatable, Sendable {
  /// The goals of the home side.
  package let homeGoals: Int
  /// The goals of the away side.
  package let awayGoals: Int
  /// At least one, each once, none of the away side.
  package let homePlayers: [EntityID]
  /// At least one, each once, none of the home side.
  package let awayPlayers: [EntityID]
  /// When it was played; `nil` for when it was created.
  package let playedAt: Timestamp?

  /// Describes what a match is to be.
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
