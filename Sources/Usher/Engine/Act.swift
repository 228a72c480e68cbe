/// A request to change what is shown: a call of a flow, a link, a gesture, Back, Forward, a restoration, an end.
///
/// An act holds the way to its ``Target``, so that the target can be made again when the tree has changed while a
/// guard asked.
struct Act {
  /// The effect of an act on the forward history.
  enum Travel: Hashable { case elsewhere, back, forward(steps: Int), aside }

  /// The cause of the transition, unless the act is part of another transition, for example of a tap.
  var cause: Cause
  /// The cause that guards get; `nil` when no guard is asked.
  var guardCause: Cause?
  var travel = Travel.elsewhere
  /// Changes a target. If it throws, nothing that is shown has changed.
  var change: (Target) throws(Refusal) -> Void
  /// Whether the act goes on from a gate that was passed.
  var isFollowUp = false
  /// The object that waits for the result of the act.
  var owner: AnyObject?
  /// Called when the act has come to nothing.
  var onNothing: () -> Void = {}

  /// Makes an act that asks the guards of the nodes that leave, and gives them its cause.
  init(_ cause: Cause, _ change: @escaping (Target) throws(Refusal) -> Void) {
    self.cause = cause
    guardCause = cause
    self.change = change
  }
}
