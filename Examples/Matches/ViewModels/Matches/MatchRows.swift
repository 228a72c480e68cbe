import Foundation
import MatchesModel

/// Makes the rows of matches. A row is made once and kept while its match is unchanged.
final class MatchRows {
  private var formats: Formats
  private var formatter: MomentFormatter
  private var rows: [Match.ID: (match: Match, row: MatchRow)] = [:]

  init(_ formats: Formats) {
    self.formats = formats
    formatter = formats.dates()
  }

  /// Writes the rows anew if dates are written in another way now.
  func write(by formats: Formats) {
    guard !formats.writesDates(as: self.formats) else { return }
    self.formats = formats
    formatter = formats.dates()
    rows = [:]
  }

  /// Returns the first `limit` rows of a page, in sections; one section without rows if there are
  /// none.
  func sections(of page: MatchesPage?, without deletions: Deletions, limit: Int) -> [MatchSection] {
    // Removes the rows of deleted matches and of other stores.
    if rows.count > 2 * limit { rows = [:] }
    var left = limit
    var sections: [MatchSection] = []
    for group in page?.groups ?? [] where left > 0 {
      var rows: [MatchRow] = []
      for match in group.matches where page.map({ !deletions.hides(match.id, in: $0) }) ?? true {
        rows.append(row(match))
        left -= 1
        if left == 0 { break }
      }
      guard !rows.isEmpty else { continue }
      sections.append(
        MatchSection(id: "\(group.range)", title: group.range.title(formats.words), rows: rows)
      )
    }
    return sections.isEmpty ? [MatchSection(id: "none", title: "", rows: [])] : sections
  }

  private func row(_ match: Match) -> MatchRow {
    if let known = rows[match.id], known.match.contentMatches(match) { return known.row }
    let words = formats.words
    let (home, away) = (match.homePlayers.names, match.awayPlayers.names)
    let result = formats.result(match.homeGoals, match.awayGoals)
    let date = match.playedAt.map(formatter.string(from:))
    let text = words.match(home, against: away, result, on: date)
    let row = MatchRow(
      id: match.id,
      homePlayers: home,
      awayPlayers: away,
      result: result,
      date: date,
      text: text,
      editLabel: words.edit(text)
    )
    rows[match.id] = (match, row)
    return row
  }
}

extension MatchRange {
  fileprivate func title(_ words: any MatchesWords) -> String {
    switch self {
    case .last7Days: words.last7Days
    case .last30Days: words.last30Days
    case .earlier: words.earlier
    case .unknown: words.dateUnknown
    }
  }
}
