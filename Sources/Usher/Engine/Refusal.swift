/// The reason why an act changes nothing.
enum Refusal: Error, Hashable {
  /// The call of a flow can't work, or has nothing to do; the reason is reported as a misuse.
  case ignored(Misuse.Code)
  /// Nothing can be shown at this address.
  case notFound(String)
  /// The snapshot has places that can't be shown.
  case unrestorable
}
