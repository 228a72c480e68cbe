/// Why an act comes to nothing.
enum Refusal: Error, Hashable {
  /// A call that can't work, or does nothing.
  case ignored(Misuse.Ignored)
  /// An address that leads nowhere.
  case notFound(String)
  /// A stored state that can't be shown.
  case unrestorable
}
