/// The body of a request that adds or replaces a match.
package struct MatchBody {
  package var home: [String]
  package var away: [String]
  package var homeGoals = 2
  package var awayGoals = 1
  package var playedAt: String?

  package init(
    _ home: [String],
    _ away: [String],
    _ homeGoals: Int = 2,
    _ awayGoals: Int = 1,
    at playedAt: String? = nil
  ) {
    self.home = home
    self.away = away
    self.homeGoals = homeGoals
    self.awayGoals = awayGoals
    self.playedAt = playedAt
  }

  package var json: String {
    let time = playedAt.map { #","played_at":"\#($0)""# } ?? ""
    return """
      {"home_player_ids":\(home),"away_player_ids":\(away),"home_goals":\(homeGoals),\
      "away_goals":\(awayGoals)\(time)}
      """
  }
}
