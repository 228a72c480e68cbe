/// What is wrong with a match.
package enum MatchProblem: Hashable, Sendable {
  case emptySide(MatchSide)
  case onBothSides(Player)
  case negativeGoals(MatchSide)
  /// There is no such player any more. Only a store can tell.
  case unknownPlayer(Player)
}
