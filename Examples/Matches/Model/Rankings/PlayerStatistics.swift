/// The statistics of a player's matches.
package struct PlayerStatistics: Equatable, Sendable {
  package let won: Int
  package let drawn: Int
  package let lost: Int
  /// The opponent with the most matches against the player, and the number of these; the first by
  /// name among equals.
  package let mostFrequentOpponent: Opponent?
  /// The opponent with the most wins against the player, and the number of these; the first by name
  /// among equals.
  package let nemesis: Opponent?

  package var played: Int { won + drawn + lost }

  /// - Parameter matches: Any matches; those without the player don't count.
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
