public import Foundation

/// The matches that count in rankings.
public enum RankingPeriod: String, CaseIterable, Codable, Sendable {
  case allTime
  case lastMonth
  case lastWeek

  /// When it begins: with the day that was a month or seven days ago; `nil` if it never did.
  ///
  /// It has no end: a match whose clock is ahead was played lately.
  public func start(now: Date, calendar: Calendar) -> Date? {
    let today = calendar.startOfDay(for: now)
    return switch self {
    case .allTime: nil
    case .lastMonth: calendar.date(byAdding: .month, value: -1, to: today)
    case .lastWeek: calendar.date(byAdding: .day, value: -7, to: today)
    }
  }
}
