public import Foundation

/// How ratings came about, for a chart.
public enum RatingHistory {
  /// When a line gets a point.
  public enum Step: Sendable {
    /// After each match of the player.
    case match
    /// After each day on which the player played.
    case day
  }

  /// A line for each of these players, in their order. Who never played has one without points.
  ///
  /// The last point of a line is the player's rating of all time. Goes through the matches once,
  /// sorted. With very many, not to be called on the main actor.
  ///
  /// - Parameter calendar: says when days begin.
  public static func lines(
    of players: [Player],
    matches: some Sequence<Match>,
    step: Step,
    calendar: Calendar
  ) -> [RatingLine] {
    var positions: [Player.ID: Int] = [:]
    for (position, player) in players.enumerated() { positions[player.id] = position }
    var tallies = Array(repeating: Tally(), count: players.count)
    var lines = players.map { RatingLine(player: $0, points: []) }
    var days = Days(calendar: calendar)
    // Of those played at one time, stores tell the newest first, too.
    for match in MatchGroup.newestFirst(matches).reversed() {
      let date = step == .day ? days.start(of: match.playedAt) : match.playedAt
      for side in MatchSide.allCases {
        for player in side == .home ? match.homePlayers : match.awayPlayers {
          guard let position = positions[player.id] else { continue }
          tallies[position].add(match.result(for: side))
          let point = RatingPoint(date: date, rating: tallies[position].rating)
          lines[position].add(point, replacingSameDate: step == .day)
        }
      }
    }
    return lines
  }

  /// Asks the calendar once a day.
  private struct Days {
    let calendar: Calendar
    private var today: DateInterval?

    init(calendar: Calendar) {
      self.calendar = calendar
    }

    mutating func start(of date: Date) -> Date {
      if let today, date >= today.start, date < today.end { return today.start }
      today = calendar.dateInterval(of: .day, for: date)
      return today?.start ?? date
    }
  }
}
