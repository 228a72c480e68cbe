/// The two sides of a match.
package enum MatchSide: CaseIterable, Sendable {
  case home
  case away
}
