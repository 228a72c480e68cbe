import MatchesModel

/// Notices about charts of ratings, for cases that may be unexpected.
enum ChartNotice {
  /// Returns a notice for a chart, or for a missing one; `nil` if none is needed.
  ///
  /// - Parameters:
  ///   - matches: The matches of the chart.
  ///   - isDrawn: Whether there is a chart.
  ///   - words: What the app says.
  static func text(
    _ matches: some Collection<Match>,
    isDrawn: Bool,
    _ words: any MatchesWords
  ) -> String? {
    let undated = matches.count { $0.playedAt == nil }
    if isDrawn {
      return undated > 0 ? words.undated(undated) : nil
    }
    if matches.isEmpty { return nil }
    return undated == matches.count ? words.noChart : words.chartBegins
  }

  /// Returns a notice for a period in which matches of unknown date don't count; `nil` without such
  /// matches.
  static func text(leftOut matches: some Collection<Match>, _ words: any MatchesWords) -> String? {
    let count = matches.count { $0.playedAt == nil }
    return count > 0 ? words.leftOut(count) : nil
  }
}
