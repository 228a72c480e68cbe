/// What a request says of a match; checked, but for whether its players exist.
public struct MatchContent: Equatable, Sendable {
  /// The goals of the home side.
  public let homeGoals: Int
  /// The goals of the away side.
  public let awayGoals: Int
  /// At least one, each once, none of the away side.
  public let homePlayers: [EntityID]
  /// At least one, each once, none of the home side.
  public let awayPlayers: [EntityID]
  /// When it was played; `nil` for when it was created.
  public let playedAt: Timestamp?

  /// Describes what a match is to be.
  public init(
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
