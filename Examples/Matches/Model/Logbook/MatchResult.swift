/// The result of a match for one of its players.
package enum MatchResult: CaseIterable, Sendable {
  case won
  case drawn
  case lost

  /// The points for this result in rankings.
  package var points: Int {
    switch self {
    case .won: 3
    case .drawn: 1
    case .lost: 0
    }
  }
}
