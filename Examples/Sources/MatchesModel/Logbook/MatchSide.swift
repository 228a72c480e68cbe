/// The two who play against each other.
public enum MatchSide: CaseIterable, Sendable {
  case home
  case away
}
