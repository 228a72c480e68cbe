package import Foundation

/// The period whose matches count in rankings.
package enum RankingPeriod: String, CaseIterable, Codable, Sendable {
  case allTime
  /// Today and the 29 days before.
  case last30Days
  /// Today and the six days before.
  case last7Days

  /// Returns the start of the first day of the period; `nil` for all time.
  ///
  /// The period has no end: a match whose date is in the future (a wrong clock) counts as recent.
  package func start(now: Date, calendar: Calendar) -> Date? {
    let today = calendar.startOfDay(for: now)
    return switch self {
    case .allTime: nil
    case .last30Days: calendar.date(byAdding: .day, value: -29, to: today)
    case .last7Days: calendar.date(byAdding: .day, value: -6, to: today)
    }
  }
}
