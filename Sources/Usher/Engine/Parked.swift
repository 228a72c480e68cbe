/// An act that waits for the answer of a guard. A window has at most one.
struct Parked {
  let target: Target
  let barrier: Guard
  /// The guards that have agreed.
  let agreed: Set<ObjectIdentifier>
  let leaving: Leaving
}
