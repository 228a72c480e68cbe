import Foundation
import MatchesModel

/// The content of the list of matches at the time of reading. It shares the memory of the store's
/// own list.
package struct MatchesPage: Sendable {
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

  func match(_ id: Match.ID) -> Match? {
    for group in groups {
      if let match = group.matches.first(where: { $0.id == id }) { return match }
    }
    return nil
  }
}
