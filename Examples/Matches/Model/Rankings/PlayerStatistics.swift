/// What a player's matches come to.
package struct PlayerStatistics: Equatable, Sendable {
  package let won: Int
  package let drawn: Int
  package let lost: Int
  /// Who they played against most, with how many matches; of equals the first by name.
  package let mostFrequentOpponent: Opponent?
  /// Who they lost to most, with how many defeats; of equals the first by name.
  package let nemesis: Opponent?

  package var played: Int { won + drawn + lost }

  /// - Parameter matches: may be anybody's; those of others don't count.
  package init(of player: Player.ID, matches: some Sequence<Match>) {
    var results: [MatchResult: Int] = [:]
    var opponents: [Player: Int] = [:]
    var winners: [Player: Int] = [:]
    for match in matches {
      guard let side = match.side(of: player) else { continue }
      let result = match.result(for: side)
      results[result, default: 0] += 1
      for opponent in side == .home ? match.awayPlayers : match.homePlayers {
        opponents[opponent, default: 0] += 1
        if result == .lost { winners[opponent, default: 0] += 1 }
      }
    }
    won = results[.won] ?? 0
    drawn = results[.drawn] ?? 0
    lost = results[.lost] ?? 0
    mostFrequentOpponent = Self.first(of: opponents)
    nemesis = Self.first(of: winners)
  }

  private static func first(of counts: [Player: Int]) -> Opponent? {
    guard let most = counts.values.max() else { return nil }
    return counts.filter { $0.value == most }.keys.sortedByName().first
      .map { Opponent(player: $0, count: most) }
  }
}
