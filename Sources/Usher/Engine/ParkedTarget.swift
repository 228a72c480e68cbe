/// A target that is ready and waits for the answer of a guard. A window has at most one.
///
/// When something else is committed meanwhile, it is emptied, and worked out again once there is an answer.
struct ParkedTarget {
  let target: Target
  let askingGuard: Guard
  /// The guards that have agreed.
  let agreed: [Guard]
  let leaving: Leaving
}
