/// Computes rankings from matches.
package enum RankingEngine {
  /// Returns the rankings of these players, the best first; equal ratings are sorted by name,
  /// ignoring case.
  ///
  /// A player's rating is ten times the points from their matches, divided by the most points
  /// possible in these matches; 0 without matches. A win counts three points, a draw one. Other
  /// players in the matches are ignored.
  ///
  /// Visits each match once. Don't call this on the main actor with very many matches.
  package static func rankings(
    of players: [Player],
    matches: some Sequence<Match>
  ) -> [Ranking] {
    let players = players.sortedByName()
    var positions: [Player.ID: Int] = [:]
    positions.reserveCapacity(players.count)
    for (position, player) in players.enumerated() { positions[player.id] = position }
    var tallies = Array(repeating: Tally(), count: players.count)
    func add(_ result: MatchResult, to side: [Player]) {
      for player in side {
        if let position = positions[player.id] { tallies[position].add(result) }
      }
    }
    for match in matches {
      add(match.result(for: .home), to: match.homePlayers)
      add(match.result(for: .away), to: match.awayPlayers)
    }
    return ordered(zip(players, tallies).map { Ranking(player: $0, rating: $1.rating) })
  }

  /// Sorts rankings, whose players are already sorted by name, by rating.
  static func ordered(_ rankings: [Ranking]) -> [Ranking] {
    // `sorted` doesn't guarantee the order of equal elements.
    rankings.enumerated()
      .sorted {
        $0.element.rating != $1.element.rating
          ? $0.element.rating > $1.element.rating : $0.offset < $1.offset
      }
      .map(\.element)
  }
}
