/// How long ago matches were played.
public enum MatchRange: CaseIterable, Sendable {
  /// In the last seven days, or today.
  case lastWeek
  /// In the last month, and not in the last week.
  case lastMonth
  case earlier
  /// Nobody knows.
  case unknown
}
