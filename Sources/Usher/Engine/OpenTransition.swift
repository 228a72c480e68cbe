/// The transition that is under way: all that happens until it is complete is one.
struct OpenTransition {
  /// What set the outermost of its acts off.
  let cause: Cause
  /// The tree before the first change; `nil` as long as nothing has changed.
  var before: NavigationTree?
  /// Whether it goes back or forward through what the person has seen.
  var travel = Act.Travel.elsewhere
  /// Whether the host has said meanwhile what the person can see.
  var changesPresences = false
  /// The screens that have come.
  var coming: [NodeID] = []
  /// The flows that have changed.
  var flows: Set<NodeID> = []
}
