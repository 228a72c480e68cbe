/// What somebody wants: a call of a flow, a link, a gesture, Back, Forward, restoration, an end.
///
/// It says how a ``Target`` is reached, so that it can be worked out again when the tree has changed while a guard asked.
struct Act {
  /// What it means for what there is to go forward to.
  enum Travel { case elsewhere, back, forward, aside }

  /// What sets the transition off.
  var cause: Cause
  /// What guards are told; `nil` when nobody is asked.
  var asks: Cause?
  var travel = Travel.elsewhere
  /// Changes a target; what fails here has changed nothing that is shown.
  var change: (Target) throws(Refusal) -> Void
  /// It has come to nothing.
  var abandoned: () -> Void = {}

  /// An act that asks the guards of what leaves, and tells them its cause.
  init(_ cause: Cause, _ change: @escaping (Target) throws(Refusal) -> Void) {
    self.cause = cause
    asks = cause
    self.change = change
  }
}
