/// Makes rankings of matches.
package enum RankingEngine {
  /// How good these players are, the best first; of equals by name, ignoring case.
  ///
  /// A player's rating is ten times the points of their matches, by the most points these could
  /// have brought; without matches it is 0. A win is three points, a draw one. Who isn't among the
  /// players is left out.
  ///
  /// Goes through the matches once. With very many, not to be called on the main actor.
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

  /// Puts rankings whose players are sorted by name in order.
  static func ordered(_ rankings: [Ranking]) -> [Ranking] {
    // Sorting doesn't promise to leave equals as they are.
    rankings.enumerated()
      .sorted {
        $0.element.rating != $1.element.rating
          ? $0.element.rating > $1.element.rating : $0.offset < $1.offset
      }
      .map(\.element)
  }
}
