/// What somebody wants: a call of a flow, a link, a gesture, Back, Forward, restoration, an end.
///
/// It says how a ``Target`` is reached, so that it can be worked out again when the tree has changed while a guard asked.
struct Act {
  /// What it means for what there is to go forward to.
  enum Travel: Hashable { case elsewhere, back, forward(steps: Int), aside }

  /// What set it off; the transition has this cause unless it is part of another one, as of a tap.
  var cause: Cause
  /// The cause that guards are told; `nil` when nobody is asked.
  var guardCause: Cause?
  var travel = Travel.elsewhere
  /// Changes a target; what fails here has changed nothing that is shown.
  var change: (Target) throws(Refusal) -> Void
  /// Whether it goes on from a gate.
  var isFollowUp = false
  /// Who waits for what follows.
  var owner: AnyObject?
  /// It has come to nothing.
  var onNothing: () -> Void = {}

  /// An act that asks the guards of what leaves, and tells them its cause.
  init(_ cause: Cause, _ change: @escaping (Target) throws(Refusal) -> Void) {
    self.cause = cause
    guardCause = cause
    self.change = change
  }
}
