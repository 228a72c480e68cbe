import Foundation
import MatchesModel

/// What the list of matches was made of when it was read.
package struct MatchesPage: Sendable {
  let groups: [MatchGroup]
  let matches: [Match.ID: Match]
  /// How many deletions were made by then.
  let deletions: Int

  @concurrent
  init(_ matches: [Match], after deletions: Int, _ formats: Formats) async {
    groups = MatchGroup.groups(of: matches, now: formats.now(), calendar: formats.calendar)
    self.matches = Dictionary(matches.map { ($0.id, $0) }) { first, _ in first }
    self.deletions = deletions
  }
}
