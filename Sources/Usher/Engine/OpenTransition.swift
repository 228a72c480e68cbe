/// The transition that is under way. All changes before it is complete belong to it.
struct OpenTransition {
  /// The cause of the outermost transaction.
  let cause: Cause
  /// The tree before the first change; `nil` while nothing has changed.
  var before: NavigationTree?
  /// The effect of the transition on the forward history.
  var travel = Act.Travel.elsewhere
  /// Whether the host has reported, during the transition, that the person can see more or less.
  var changesPresences = false
  /// The screens that have come in this transition.
  var coming: [NodeID] = []
  /// The flows that have changed in this transition.
  var flows: Set<NodeID> = []
}
