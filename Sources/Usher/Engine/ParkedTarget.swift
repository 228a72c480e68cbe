/// A complete target that waits for the answer of a guard. A window has at most one.
///
/// When something else is committed meanwhile, the target is emptied, and made again once there is an answer.
struct ParkedTarget {
  let target: Target
  let askingGuard: Guard
  /// The guards that have agreed.
  let agreed: [Guard]
  let leaving: Leaving
}
