/// How much room a window has: whether a sidebar stands beside what was pushed after it.
public enum Room: Hashable, Sendable {
  /// One screen beside nothing: what is pushed covers the sidebar.
  case narrow
  /// A sidebar and what was pushed after it stand beside one another.
  case wide
  /// The host doesn't know yet, as before a browser has said it: laid out and taken as seen as where it is wide, but nothing
  /// can be done in the sidebar.
  case unknown

  /// Whether a sidebar is laid out beside what was pushed after it.
  public var showsSidebars: Bool { self != .narrow }
}
