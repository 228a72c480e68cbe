import Foundation
import MatchesModel

/// Makes the sections of the list, and keeps them until something in them is other.
final class MatchSections {
  private var writer: MatchWriter
  private var known: (page: UUID?, hidden: Set<Match.ID>, search: MatchSearch?)?
  private var sections: [MatchSection] = []

  init(_ formats: Formats) { writer = MatchWriter(formats) }

  /// Returns the matches of a page that are found, in sections; one section without rows if there are none.
  func sections(
    of page: MatchesPage?,
    without hidden: Set<Match.ID>,
    _ search: MatchSearch?,
    _ formats: Formats
  ) -> [MatchSection] {
    if !formats.writesDates(as: writer.formats) {
      writer = MatchWriter(formats)
      known = nil
    }
    if let known, known.page == page?.id, known.hidden == hidden, known.search == search {
      return sections
    }
    known = (page?.id, hidden, search)
    var names = MatchSearch.Names()
    sections = (page?.groups ?? []).compactMap { group in
      var matches = group.matches
      if !hidden.isEmpty, matches.contains(where: { hidden.contains($0.id) }) {
        matches = matches.filter { !hidden.contains($0.id) }[...]
      }
      if let search { matches = search.found(in: matches, &names) }
      guard !matches.isEmpty else { return nil }
      return MatchSection(
        id: "\(group.range)",
        title: group.range.title(writer.formats.words),
        rows: MatchRows(matches, writer)
      )
    }
    if sections.isEmpty {
      sections = [MatchSection(id: "none", title: "", rows: MatchRows([], writer))]
    }
    return sections
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
