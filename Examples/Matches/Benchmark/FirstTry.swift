import Foundation
import MatchesModel

/// The simplest first solutions.
enum FirstTry {
  /// Searches all matches for each player.
  static func rankings(of players: [Player], matches: [Match]) -> [Ranking] {
    players.map { player in
      Ranking(player: player, rating: rating(of: player, own(player, matches)))
    }
    .sorted { ($1.rating, $0.player.name) < ($0.rating, $1.player.name) }
  }

  /// Asks the calendar for each match.
  static func groups(of matches: [Match], now: Date, calendar: Calendar) -> [[Match]] {
    let sorted = matches.sorted { date($0) > date($1) }
    func isAfter(_ match: Match, _ component: Calendar.Component, _ count: Int) -> Bool {
      let start = calendar.date(byAdding: component, value: -count, to: now) ?? now
      return date(match) >= calendar.startOfDay(for: start)
    }
    return [
      sorted.filter { isAfter($0, .day, 7) },
      sorted.filter { !isAfter($0, .day, 7) && isAfter($0, .month, 1) },
      sorted.filter { !isAfter($0, .month, 1) },
    ]
  }

  /// Computes each player's rating again after each of their matches.
  static func lines(of players: [Player], matches: [Match]) -> [[Double]] {
    players.map { player in
      let own = own(player, matches).sorted { date($0) < date($1) }
      return own.indices.map { rating(of: player, Array(own[...$0])) }
    }
  }

  private static func date(_ match: Match) -> Date { match.playedAt ?? .distantPast }

  private static func own(_ player: Player, _ matches: [Match]) -> [Match] {
    matches.filter { $0.homePlayers.contains(player) || $0.awayPlayers.contains(player) }
  }

  private static func rating(of player: Player, _ own: [Match]) -> Double {
    if own.isEmpty { return 0 }
    let points = own.map { match in
      if match.homeGoals == match.awayGoals { return 1 }
      return (match.homeGoals > match.awayGoals) == match.homePlayers.contains(player) ? 3 : 0
    }
    return Double(10 * points.reduce(0, +)) / Double(3 * own.count)
  }
}
