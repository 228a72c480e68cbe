public import Foundation

/// Matches that were played about as long ago.
public struct MatchGroup: Equatable, Sendable {
  public let range: MatchRange
  /// Newest first.
  public let matches: [Match]

  public init(range: MatchRange, matches: [Match]) {
    self.range = range
    self.matches = matches
  }

  /// Puts matches into groups, the newest first; there are no empty ones.
  ///
  /// - Parameters:
  ///   - matches: as stores tell them. Those played at one time stay in their order.
  ///   - calendar: says when days begin, by its time zone.
  public static func groups(
    of matches: some Sequence<Match>,
    now: Date,
    calendar: Calendar
  ) -> [MatchGroup] {
    let week = RankingPeriod.lastWeek.start(now: now, calendar: calendar) ?? now
    let month = RankingPeriod.lastMonth.start(now: now, calendar: calendar) ?? week
    let groups = Dictionary(grouping: newestFirst(matches)) { match -> MatchRange in
      if match.playedAt >= week { return .lastWeek }
      return match.playedAt >= month ? .lastMonth : .earlier
    }
    return MatchRange.allCases.compactMap { range in
      groups[range].map { MatchGroup(range: range, matches: $0) }
    }
  }

  static func newestFirst(_ matches: some Sequence<Match>) -> [Match] {
    let matches = Array(matches)
    // Mostly they come from a store, and sorting takes longer than looking.
    if zip(matches, matches.dropFirst()).allSatisfy({ $0.playedAt >= $1.playedAt }) {
      return matches
    }
    // Sorting doesn't promise to leave equals as they are.
    return matches.enumerated()
      .sorted { ($1.element.playedAt, $0.offset) < ($0.element.playedAt, $1.offset) }
      .map(\.element)
  }
}
