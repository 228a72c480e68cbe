/// A way off a screen that is about to be taken; a guard is asked about it.
public struct Leaving: Hashable, Sendable {
  /// What leads off the screen: Back, a gesture, the browser's history, a link, another tab, …
  public let cause: Cause
  /// The address within the app that would show then; `nil` when the window closes, and where the
  /// flow decides only afterwards.
  public let destination: String?
  /// Whether the screen stays where it is, out of sight, as when another tab is chosen.
  public let keepsScreen: Bool

  /// A way off, as a test gives one to a view model's own verdict.
  public init(cause: Cause, destination: String?, keepsScreen: Bool = false) {
    self.cause = cause
    self.destination = destination
    self.keepsScreen = keepsScreen
  }
}
