import Foundation
import MatchesModel

/// The content of the list of matches at the time of reading. It shares the memory of the store's
/// own list.
package struct MatchesPage: Sendable {
  /// Another one for each reading.
  let id = UUID()
  let groups: [MatchGroup]
  let count: Int
  /// The number of the last deletion made before the reading.
  let deletions: Int

  @concurrent
  init(_ matches: [Match], after deletions: Int, _ formats: Formats) async {
    groups = MatchGroup.groups(of: matches, now: formats.now(), calendar: formats.calendar)
    count = matches.count
    self.deletions = deletions
  }

  /// Whether there are matches but none has a known date: the store may keep no dates.
  var isWithoutDates: Bool { groups.first?.range == .unknown }

  /// When the first and the last match were played; `nil` if no date is known.
  var dates: ClosedRange<Date>? {
    let dated = groups.filter { $0.range != .unknown }
    guard let newest = dated.first?.matches.first?.playedAt,
      let oldest = dated.last?.matches.last?.playedAt
    else { return nil }
    return min(oldest, newest)...newest
  }

  func match(_ id: Match.ID) -> Match? {
    for group in groups {
      if let match = group.matches.first(where: { $0.id == id }) { return match }
    }
    return nil
  }
}
