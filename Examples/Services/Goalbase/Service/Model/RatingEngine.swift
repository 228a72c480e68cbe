/// Rates players by their own matches: three points for each that was won, one for each that was tied.
enum RatingEngine {
  /// All players, the best first; those who do equally well by name.
  ///
  /// - Parameter since: what was played before doesn't count.
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
      // The sort is stable, and the players come by name.
      .sorted { $0.rating > $1.rating }
  }

  /// Ten for who has won everything; nobody without matches divides by zero.
  static func rating(points: Int, played: Int) -> Double {
    guard played > 0 else { return 0 }
    return (10_000 * Double(points) / Double(3 * played)).rounded() / 1000
  }

  private static func points(_ own: Int, against other: Int) -> Int {
    own > other ? 3 : own == other ? 1 : 0
  }
}
