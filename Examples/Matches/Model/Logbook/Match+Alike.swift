import Foundation

extension Match {
  /// Whether the match has the content of `parameters`, with dates compared to the millisecond. An
  /// unknown date, on either side, matches any date: some servers store no dates.
  func isAlike(_ parameters: MatchParameters) -> Bool {
    // The comparisons that most often differ come first: this function runs for all matches.
    homeGoals == parameters.homeGoals && awayGoals == parameters.awayGoals
      && Self.isAlike(playedAt, parameters.playedAt)
      && Self.isAlike(homePlayers, parameters.homePlayers)
      && Self.isAlike(awayPlayers, parameters.awayPlayers)
  }

  private static func isAlike(_ date: Date?, _ other: Date?) -> Bool {
    guard let date, let other else { return true }
    return date.milliseconds == other.milliseconds
  }

  private static func isAlike(_ side: [Player], _ players: Set<Player>) -> Bool {
    side.count == players.count && players.allSatisfy(side.contains)
  }
}
