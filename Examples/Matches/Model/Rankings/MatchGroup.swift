package import Foundation

/// Matches that were played about as long ago.
package struct MatchGroup: Equatable, Sendable {
  package let range: MatchRange
  /// Newest first; a part of the store's own list, which takes no memory of its own.
  package let matches: ArraySlice<Match>

  package init(range: MatchRange, matches: ArraySlice<Match>) {
    self.range = range
    self.matches = matches
  }

  /// Puts matches into groups, the newest first and those of unknown date last; there are no empty ones.
  ///
  /// - Parameters:
  ///   - matches: as stores tell them. Those played at one time stay in their order.
  ///   - calendar: says when days begin, by its time zone.
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
    // Mostly they come from a store, and sorting takes longer than looking.
    if zip(matches, matches.dropFirst()).allSatisfy({ $0.order >= $1.order }) {
      return matches
    }
    // Sorting doesn't promise to leave equals as they are.
    return matches.enumerated()
      .sorted { ($1.element.order, $0.offset) < ($0.element.order, $1.offset) }
      .map(\.element)
  }
}

extension Match {
  /// What it is sorted by: one of unknown date comes after all others.
  fileprivate var order: Date { playedAt ?? .distantPast }
}

extension ArraySlice<Match> {
  /// Where those begin, in a list with the newest first, that don't belong to its start any more: a binary search.
  fileprivate func end(_ belongs: (Match) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
