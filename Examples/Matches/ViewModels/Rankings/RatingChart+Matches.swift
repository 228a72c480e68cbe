import Foundation
import MatchesModel

extension RatingChart {
  /// The maximum number of points in a line: a person can't distinguish more.
  private static let mostPoints = 120
  private static let bestRating = 10.0

  /// Creates a chart of the players' ratings. Returns `nil` if nobody has two points, because one
  /// point is no line.
  ///
  /// - Parameters:
  ///   - players: The players, the best first.
  ///   - matches: The matches that count.
  init?(of players: [Player], matches: some Sequence<Match>, _ formats: Formats) {
    let histories = RatingHistory.lines(of: players, matches: matches)
    let dates = histories.flatMap { [$0.points.first?.date, $0.points.last?.date] }.compactMap {
      $0
    }
    guard let first = dates.min(), let last = dates.max(),
      histories.contains(where: { $0.points.count > 1 })
    else { return nil }
    let span = last.timeIntervalSince(first)
    lines = histories.filter { !$0.points.isEmpty }.map { history in
      Line(
        id: history.player.id,
        name: history.player.name,
        points: Self.fewer(history.points).map { point in
          Point(
            time: span > 0 ? point.date.timeIntervalSince(first) / span : 1,
            rating: point.rating / Self.bestRating
          )
        },
        text: Self.text(of: history, formats)
      )
    }
    let days = formats.dates(.none)
    let (firstDay, lastDay) = (days.string(from: first), days.string(from: last))
    let isOneDay = firstDay == lastDay
    start = firstDay
    end = isOneDay ? nil : lastDay
    let names = lines.map(\.name).joined(separator: ", ")
    text =
      isOneDay
      ? formats.words.ratings(of: names, on: firstDay)
      : formats.words.ratings(of: names, from: firstDay, to: lastDay)
    isRightToLeft = formats.locale.language.characterDirection == .rightToLeft
  }

  /// Returns at most `mostPoints` points, evenly chosen, always with the last one.
  private static func fewer(_ points: [RatingPoint]) -> [RatingPoint] {
    guard points.count > mostPoints else { return points }
    let step = Double(points.count - 1) / Double(mostPoints - 1)
    return (0..<mostPoints).map { points[Int((Double($0) * step).rounded())] }
  }

  private static func text(of history: RatingLine, _ formats: Formats) -> String {
    let ratings = history.points.map(\.rating)
    guard let least = ratings.min(), let most = ratings.max(), let last = ratings.last else {
      return history.player.name
    }
    return formats.words.rating(
      of: history.player.name,
      between: formats.rating(least),
      and: formats.rating(most),
      last: formats.rating(last)
    )
  }
}
