import MatchesModel

/// What is said of ratings over time, where they can't be as somebody may expect them.
enum ChartNotice {
  /// What to say with a chart, or in its place; `nil` if nothing.
  ///
  /// - Parameters:
  ///   - matches: what it is a chart of.
  ///   - isDrawn: whether there is one.
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

  /// What to say with a period that matches of unknown date can't be counted in; `nil` without such matches.
  static func text(leftOut matches: some Collection<Match>) -> String? {
    switch matches.count(where: { $0.playedAt == nil }) {
    case 0: nil
    case 1: "One match doesn’t count here, because its date isn’t known."
    case let count: "\(count) matches don’t count here, because their dates aren’t known."
    }
  }
}
