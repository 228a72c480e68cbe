package import Foundation

/// Matches that were played within the same range of time.
package struct MatchGroup: Equatable, Sendable {
  package let range: MatchRange
  /// The matches, newest first; a slice of the store's own list, without a copy in memory.
  package let matches: ArraySlice<Match>

  package init(range: MatchRange, matches: ArraySlice<Match>) {
    self.range = range
    self.matches = matches
  }

  /// Groups matches, the newest first and those of unknown date last. There are no empty groups.
  ///
  /// - Parameters:
  ///   - matches: The matches, in the order of a store. Matches of the same time stay in their
  ///     order.
  ///   - calendar: Determines when days begin, by its time zone.
  package static func groups(
    of matches: some Sequence<Match>,
    now: Date,
    calendar: Calendar
  ) -> [MatchGroup] {
    let week = RankingPeriod.last7Days.start(now: now, calendar: calendar) ?? now
    let month = RankingPeriod.last30Days.start(now: now, calendar: calendar) ?? week
    let matches = newestFirst(matches)
    var groups: [MatchGroup] = []
    var rest = matches[...]
    for range in MatchRange.allCases {
      let end =
        switch range {
        case .last7Days: rest.end { $0.wasPlayed(since: week) }
        case .last30Days: rest.end { $0.wasPlayed(since: month) }
        case .earlier: rest.end { $0.playedAt != nil }
        case .unknown: rest.endIndex
        }
      if end > rest.startIndex { groups.append(MatchGroup(range: range, matches: rest[..<end])) }
      rest = rest[end...]
    }
    return groups
  }

  static func newestFirst(_ matches: some Sequence<Match>) -> [Match] {
    let matches = Array(matches)
    // Most lists come from a store and are sorted already; checking is faster than sorting.
    if zip(matches, matches.dropFirst()).allSatisfy({ $0.order >= $1.order }) {
      return matches
    }
    // `sorted` doesn't guarantee the order of equal elements.
    return matches.enumerated()
      .sorted { ($1.element.order, $0.offset) < ($0.element.order, $1.offset) }
      .map(\.element)
  }
}

extension Match {
  /// The date to sort by: a match of unknown date comes after all others.
  fileprivate var order: Date { playedAt ?? .distantPast }
}

extension ArraySlice<Match> {
  /// Returns the index of the first match that doesn't satisfy `belongs`, by binary search. All
  /// matches that satisfy it must come first.
  fileprivate func end(_ belongs: (Match) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
