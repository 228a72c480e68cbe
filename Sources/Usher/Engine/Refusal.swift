/// The reason why an act comes to nothing.
enum Refusal: Error, Hashable {
  /// The call can't work, or has nothing to do.
  case ignored(Misuse.Ignored)
  /// The address leads nowhere.
  case notFound(String)
  /// The snapshot can't be shown.
  case unrestorable
}
