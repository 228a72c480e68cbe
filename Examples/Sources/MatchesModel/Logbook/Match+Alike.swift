extension Match {
  /// Whether it is what somebody says of a match, as exactly as it's kept.
  func isAlike(_ parameters: MatchParameters) -> Bool {
    // What is told apart soonest comes first: this is asked of all matches there are.
    homeGoals == parameters.homeGoals && awayGoals == parameters.awayGoals
      && playedAt.milliseconds == parameters.playedAt.milliseconds
      && Self.isAlike(homePlayers, parameters.homePlayers)
      && Self.isAlike(awayPlayers, parameters.awayPlayers)
  }

  private static func isAlike(_ side: [Player], _ players: Set<Player>) -> Bool {
    side.count == players.count && players.allSatisfy(side.contains)
  }
}
