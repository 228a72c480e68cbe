/// An attempt to leave a screen or a flow, about which guards are asked.
///
/// ```swift
/// func verdict(on leaving: Leaving) -> Verdict {
///   hasChanges && !leaving.keepsScreen ? .deny : .allow
/// }
/// ```
public struct Leaving: Hashable, Sendable {
  /// The cause: Back, a gesture, the browser's history, a link, another tab, …
  public let cause: Cause
  /// The address within the app that would be shown afterwards; `nil` when the window closes. The handler of a child's
  /// outcome may show another address later.
  public let destination: String?
  /// Whether the screen stays in the tree, out of sight: for example when the person chooses another tab.
  public let keepsScreen: Bool

  /// Makes an attempt to leave, for a test that calls a view model's own verdict.
  public init(cause: Cause, destination: String?, keepsScreen: Bool = false) {
    self.cause = cause
    self.destination = destination
    self.keepsScreen = keepsScreen
  }
}
