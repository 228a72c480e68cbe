import MatchesModel

/// A new match that couldn't be saved, and may be there all the same.
struct UncertainMatch: Codable {
  let parameters: MatchParameters
  /// Those that were like it before it was tried.
  private let others: Set<Match.ID>

  /// - Parameter matches: what there was before it was tried.
  init(_ parameters: MatchParameters, beside matches: [Match]) {
    self.parameters = parameters
    others = matches.ids(like: parameters)
  }

  /// The match it has become, if it was saved.
  func found(among matches: [Match]) -> Match.ID? {
    matches.match(like: parameters, besides: others)?.id
  }
}
