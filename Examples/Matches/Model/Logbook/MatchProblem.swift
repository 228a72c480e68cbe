/// A mistake in a match.
package enum MatchProblem: Hashable, Sendable {
  case emptySide(MatchSide)
  case onBothSides(Player)
  case negativeGoals(MatchSide)
  /// The player doesn't exist any more. Only a store can find this out.
  case unknownPlayer(Player)
}
