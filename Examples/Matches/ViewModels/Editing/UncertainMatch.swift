import MatchesModel

/// A new match whose saving failed but which may exist.
struct UncertainMatch: Codable {
  let parameters: MatchParameters
  /// The ids of the matches that had the same content before the attempt.
  private let others: Set<Match.ID>

  /// - Parameter matches: The matches before the attempt.
  init(_ parameters: MatchParameters, beside matches: [Match]) {
    self.parameters = parameters
    others = matches.ids(like: parameters)
  }

  /// Returns the id of the new match if it was saved; otherwise `nil`.
  func found(among matches: [Match]) -> Match.ID? {
    matches.match(like: parameters, besides: others)?.id
  }
}
