import MatchesModel

/// Notices about charts of ratings, for cases that may be unexpected.
enum ChartNotice {
  /// Returns a notice for a chart, or for a missing one; `nil` if none is needed.
  ///
  /// - Parameters:
  ///   - matches: The matches of the chart.
  ///   - isDrawn: Whether there is a chart.
  static func text(_ matches: some Collection<Match>, isDrawn: Bool) -> String? {
    let undated = matches.count { $0.playedAt == nil }
    if isDrawn {
      guard undated > 0 else { return nil }
      return undated == 1
        ? "One match of unknown date counts as played before the others."
        : "\(undated) matches of unknown date count as played before the others."
    }
    if matches.isEmpty { return nil }
    return undated == matches.count
      ? "There is no chart, because it isn’t known when these matches were played."
      : "The chart begins with a player’s second match."
  }

  /// Returns a notice for a period in which matches of unknown date don't count; `nil` without such
  /// matches.
  static func text(leftOut matches: some Collection<Match>) -> String? {
    switch matches.count(where: { $0.playedAt == nil }) {
    case 0: nil
    case 1: "One match doesn’t count here, because its date isn’t known."
    case let count: "\(count) matches don’t count here, because their dates aren’t known."
    }
  }
}
