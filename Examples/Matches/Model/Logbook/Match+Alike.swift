import Foundation

extension Match {
  /// Whether it is what somebody says of a match, as exactly as it's kept. Where its date is unknown it may be, whatever
  /// theirs is: some servers keep no dates.
  func isAlike(_ parameters: MatchParameters) -> Bool {
    // What is told apart soonest comes first: this is asked of all matches there are.
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
