extension RequestBody {
  /// Returns the content of a match, with the same checks as the original Goalbase.
  func match() throws(GoalbaseError) -> MatchContent {
    let content = MatchContent(
      homeGoals: try goals("home_goals"),
      awayGoals: try goals("away_goals"),
      homePlayers: try ids("home_player_ids"),
      awayPlayers: try ids("away_player_ids"),
      playedAt: try time("played_at")
    )
    let away = Set(content.awayPlayers)
    if let player = content.homePlayers.first(where: away.contains) {
      throw .invalid(
        "A match cannot have players on both home and away team, but \(player) is on both."
      )
    }
    return content
  }
}
