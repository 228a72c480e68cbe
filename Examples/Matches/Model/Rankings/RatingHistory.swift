/// Computes ratings over time, for a chart.
package enum RatingHistory {
  /// Returns a line for each of these players, in their order, with a point after each of their
  /// matches.
  ///
  /// The last point of a line is the player's rating of all time; a player without matches has no
  /// points. Matches of unknown date have no points and count as played before the others. Visits
  /// each match once, after sorting. Don't call this on the main actor with very many matches.
  package static func lines(
    of players: [Player],
    matches: some Sequence<Match>
  ) -> [RatingLine] {
    var positions: [Player.ID: Int] = [:]
    for (position, player) in players.enumerated() { positions[player.id] = position }
    var tallies = Array(repeating: Tally(), count: players.count)
    var lines = players.map { RatingLine(player: $0, points: []) }
    // Stores also give matches of the same time with the newest first.
    for match in MatchGroup.newestFirst(matches).reversed() {
      for side in MatchSide.allCases {
        for player in side == .home ? match.homePlayers : match.awayPlayers {
          guard let position = positions[player.id] else { continue }
          tallies[position].add(match.result(for: side))
          guard let date = match.playedAt else { continue }
          lines[position].add(RatingPoint(date: date, rating: tallies[position].rating))
        }
      }
    }
    return lines
  }
}
