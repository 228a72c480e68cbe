/// How ratings came about, for a chart.
package enum RatingHistory {
  /// A line for each of these players, in their order, with a point after each of their matches.
  ///
  /// The last point of a line is the player's rating of all time; who never played has none. Matches of unknown date
  /// have no points and count as played before the others. Goes through the matches once, sorted. With very many, not
  /// to be called on the main actor.
  package static func lines(
    of players: [Player],
    matches: some Sequence<Match>
  ) -> [RatingLine] {
    var positions: [Player.ID: Int] = [:]
    for (position, player) in players.enumerated() { positions[player.id] = position }
    var tallies = Array(repeating: Tally(), count: players.count)
    var lines = players.map { RatingLine(player: $0, points: []) }
    // Of those played at one time, stores tell the newest first, too.
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
