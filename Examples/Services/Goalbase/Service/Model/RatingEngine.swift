/// Rates players by their own matches: three points for each win, one for each draw.
enum RatingEngine {
  /// Returns the rankings of all players, the best first; equal ratings are sorted by name.
  ///
  /// - Parameter since: Earlier matches don't count.
  static func rankings(_ logbook: Logbook, since: Timestamp? = nil) -> [Ranking] {
    var points = Array(repeating: 0, count: logbook.players.count)
    var played = points
    for match in logbook.matches {
      if let since, match.playedAt < since { continue }
      for player in match.home {
        points[player] += Self.points(match.homeGoals, against: match.awayGoals)
        played[player] += 1
      }
      for player in match.away {
        points[player] += Self.points(match.awayGoals, against: match.homeGoals)
        played[player] += 1
      }
    }
    return logbook.players.indices
      .map { index in
        Ranking(
          player: logbook.players[index],
          rating: rating(points: points[index], played: played[index])
        )
      }
      // The sort is stable, and the players are sorted by name already.
      .sorted { $0.rating > $1.rating }
  }

  /// Returns a rating: 10 if all matches were won, 0 without matches.
  static func rating(points: Int, played: Int) -> Double {
    guard played > 0 else { return 0 }
    return (10_000 * Double(points) / Double(3 * played)).rounded() / 1000
  }

  private static func points(_ own: Int, against other: Int) -> Int {
    own > other ? 3 : own == other ? 1 : 0
  }
}
