/// The body of a request that creates or changes a match.
struct MatchBody: Encodable {
  let homePlayerIDs: [String]
  let awayPlayerIDs: [String]
  let homeGoals: Int
  let awayGoals: Int
  /// The time of the match; left out of the JSON if it is unknown.
  let playedAt: String?

  private enum CodingKeys: String, CodingKey {
    case homePlayerIDs = "home_player_ids"
    case awayPlayerIDs = "away_player_ids"
    case homeGoals = "home_goals"
    case awayGoals = "away_goals"
    case playedAt = "played_at"
  }

  init(_ parameters: MatchParameters) {
    homePlayerIDs = parameters.homePlayers.sortedByName().map(\.id)
    awayPlayerIDs = parameters.awayPlayers.sortedByName().map(\.id)
    homeGoals = parameters.homeGoals
    awayGoals = parameters.awayGoals
    playedAt = parameters.playedAt.map { APITime($0).text }
  }
}
