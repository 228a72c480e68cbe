/// A request to change what is shown: a call of a flow, a link, a gesture, Back, Forward, a restoration, an end.
///
/// An act holds the closure that makes its ``Target``. So the target can be made again if the tree has changed while a
/// guard was deciding.
struct Act {
  /// The effect of an act on the forward history. See ``Navigation/remember(_:_:)``.
  enum Travel: Hashable { case elsewhere, back, forward(steps: Int), aside }

  /// The cause of the transition. It isn't used if the act is part of a transition that began with another cause, for
  /// example with a tap.
  var cause: Cause
  /// The cause that guards get; `nil` when no guard is asked.
  var guardCause: Cause?
  var travel = Travel.elsewhere
  /// Changes a target. If it throws, nothing that is shown has changed.
  var change: (Target) throws(Refusal) -> Void
  /// Whether Usher performs the act because the child at a gate's route has ended: the act shows the place that the
  /// gate kept. A gate is a node that is shown first in place of the wanted route, for example a sign-in.
  var isFollowUp = false
  /// The object that waits for the result of the act.
  var owner: AnyObject?
  /// Called when it is clear that the act changes nothing: it was refused, denied or withdrawn.
  var onNothing: () -> Void = {}

  /// Makes an act. It asks the guards of the nodes that would leave or be hidden, and tells them `cause`.
  init(_ cause: Cause, _ change: @escaping (Target) throws(Refusal) -> Void) {
    self.cause = cause
    guardCause = cause
    self.change = change
  }
}
