/// The room that a window has: whether a sidebar stands beside the screens pushed after it.
///
/// ```swift
/// presenter.room = columns >= 100 ? .wide : .narrow
/// ```
public enum Room: Hashable, Sendable {
  /// Room for one screen: a pushed screen covers the sidebar.
  case narrow
  /// Room for two screens: the sidebar stands beside the screens pushed after it.
  case wide
  /// Not known yet, for example before a browser has reported its width. Screens are laid out as in ``wide``, and the
  /// same screens are taken as seen, but the person can't act on the sidebar.
  case unknown

  /// Whether a sidebar is laid out beside the screens pushed after it.
  public var showsSidebars: Bool { self != .narrow }
}
