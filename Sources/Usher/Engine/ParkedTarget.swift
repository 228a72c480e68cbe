/// A complete target that waits for the answer of a guard. A window has at most one.
///
/// If another act is committed meanwhile, the target is emptied, and made again when the guard allows it.
struct ParkedTarget {
  let target: Target
  let askingGuard: Guard
  /// The guards that have agreed to the target so far.
  let agreed: [Guard]
  let leaving: Leaving
}
