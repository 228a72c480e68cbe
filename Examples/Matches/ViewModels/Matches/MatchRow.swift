import MatchesModel

/// A row that shows a match. What it says is written when the row is shown: most rows of a long list never are.
public struct MatchRow: Identifiable, Equatable {
  let match: Match
  private let writer: MatchWriter

  init(_ match: Match, _ writer: MatchWriter) {
    self.match = match
    self.writer = writer
  }

  public var id: String { match.id }
  /// The home players, for example “Anna, Ben”.
  public var homePlayers: String { match.homePlayers.names }
  public var awayPlayers: String { match.awayPlayers.names }
  /// The goals, for example “2 : 1”.
  public var result: String { writer.texts(of: match).result }
  /// The time of the match; `nil` if it is unknown.
  public var date: String? { writer.texts(of: match).date }

  /// The match in words, different for each match of known date: “Anna, Ben against Carla, 2 : 1,
  /// Oct 7, 2016 at 6:30 PM”.
  public var text: String { writer.texts(of: match).text }
  /// The name of the button that edits the match.
  public var editLabel: String { writer.texts(of: match).editLabel }

  public static func == (first: Self, second: Self) -> Bool {
    first.writer === second.writer && first.match.contentMatches(second.match)
  }
}
