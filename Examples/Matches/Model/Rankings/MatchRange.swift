/// A range of time in which matches were played.
package enum MatchRange: CaseIterable, Sendable {
  /// Today, or in the six days before.
  case last7Days
  /// Today or in the 29 days before, and not in the last seven days.
  case last30Days
  case earlier
  /// The date is unknown.
  case unknown
}
