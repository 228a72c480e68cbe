import Foundation
import MatchesModel

/// What the list of matches was made of when it was read: the store's own list, which all who look share.
package struct MatchesPage: Sendable {
  let groups: [MatchGroup]
  let count: Int
  /// How many deletions were made by then.
  let deletions: Int

  @concurrent
  init(_ matches: [Match], after deletions: Int, _ formats: Formats) async {
    groups = MatchGroup.groups(of: matches, now: formats.now(), calendar: formats.calendar)
    count = matches.count
    self.deletions = deletions
  }

  /// Whether there are matches, and nobody knows of any when it was played: the store may keep no dates.
  var isWithoutDates: Bool { groups.first?.range == .unknown }

  func match(_ id: Match.ID) -> Match? {
    for group in groups {
      if let match = group.matches.first(where: { $0.id == id }) { return match }
    }
    return nil
  }
}
