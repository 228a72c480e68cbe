/// The transition that is under way. All changes until it is complete belong to it.
struct OpenTransition {
  /// The cause of the outermost transaction.
  let cause: Cause
  /// The tree before the first change; `nil` while nothing has changed.
  var before: NavigationTree?
  /// The effect on the forward history.
  var travel = Act.Travel.elsewhere
  /// Whether the host has reported a change of what the person can see meanwhile.
  var changesPresences = false
  /// The screens that have come.
  var coming: [NodeID] = []
  /// The flows that have changed.
  var flows: Set<NodeID> = []
}
