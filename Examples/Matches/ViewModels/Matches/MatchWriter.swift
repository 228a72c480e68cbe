import MatchesModel

/// Writes what rows say, in one language and time zone. The texts are kept while their match is unchanged.
final class MatchWriter {
  /// What a row says.
  struct Texts {
    let result: String
    let date: String?
    let text: String
    let editLabel: String
  }

  let formats: Formats
  private let formatter: MomentFormatter
  private var known: [Match.ID: (match: Match, texts: Texts)] = [:]

  /// As many rows as a host shows at once, and some more.
  private static let most = 500

  init(_ formats: Formats) {
    self.formats = formats
    formatter = formats.dates()
  }

  func texts(of match: Match) -> Texts {
    if let known = known[match.id], known.match.contentMatches(match) { return known.texts }
    let words = formats.words
    let result = formats.result(match.homeGoals, match.awayGoals)
    let date = match.playedAt.map(formatter.string(from:))
    let text = words.match(
      match.homePlayers.names,
      against: match.awayPlayers.names,
      result,
      on: date
    )
    let texts = Texts(result: result, date: date, text: text, editLabel: words.edit(text))
    if known.count >= Self.most { known = [:] }
    known[match.id] = (match, texts)
    return texts
  }
}
