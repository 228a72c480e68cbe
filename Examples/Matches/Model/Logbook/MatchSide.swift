/// The two who play against each other.
package enum MatchSide: CaseIterable, Sendable {
  case home
  case away
}
