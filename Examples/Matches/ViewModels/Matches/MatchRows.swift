import Foundation
import MatchesModel

/// Makes the rows of matches. A row is made once and kept while its match is unchanged.
final class MatchRows {
  private let formatter: DateFormatter
  private var rows: [Match.ID: (match: Match, row: MatchRow)] = [:]

  init(_ formats: Formats) { formatter = formats.dates() }

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
      sections.append(MatchSection(id: "\(group.range)", title: group.range.title, rows: rows))
    }
    return sections.isEmpty ? [MatchSection(id: "none", title: "", rows: [])] : sections
  }

  private func row(_ match: Match) -> MatchRow {
    if let known = rows[match.id], known.match.contentMatches(match) { return known.row }
    let row = MatchRow(
      id: match.id,
      homePlayers: match.homePlayers.names,
      awayPlayers: match.awayPlayers.names,
      result: "\(match.homeGoals) : \(match.awayGoals)",
      date: match.playedAt.map(formatter.string(from:))
    )
    rows[match.id] = (match, row)
    return row
  }
}

extension MatchRange {
  fileprivate var title: String {
    switch self {
    case .last7Days: "Last 7 Days"
    case .last30Days: "Last 30 Days"
    case .earlier: "Earlier"
    case .unknown: "Date Unknown"
    }
  }
}
