/// The reason why an act changes nothing.
enum Refusal: Error, Hashable {
  /// The call of a flow can't work, or has nothing to do. The reason is reported as a misuse; it is one of the codes of
  /// calls that did nothing, from `ended` to `noGate`.
  case ignored(Misuse.Code)
  /// Nothing can be shown at this address.
  case notFound(String)
  /// The snapshot has places that can't be shown.
  case unrestorable
}
