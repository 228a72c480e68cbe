package import Foundation

/// The matches that count in rankings.
package enum RankingPeriod: String, CaseIterable, Codable, Sendable {
  case allTime
  /// Today and the 29 days before.
  case last30Days
  /// Today and the six days before.
  case last7Days

  /// When it begins: with the first of its days; `nil` if it never did.
  ///
  /// It has no end: a match whose clock is ahead was played lately.
  package func start(now: Date, calendar: Calendar) -> Date? {
    let today = calendar.startOfDay(for: now)
    return switch self {
    case .allTime: nil
    case .last30Days: calendar.date(byAdding: .day, value: -29, to: today)
    case .last7Days: calendar.date(byAdding: .day, value: -6, to: today)
    }
  }
}
