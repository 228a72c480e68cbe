/// An attempt to leave a screen or a flow. Guards get this value and return a ``Verdict``.
///
/// ```swift
/// func verdict(on leaving: Leaving) -> Verdict {
///   hasChanges && !leaving.keepsScreen ? .deny : .allow
/// }
/// ```
public struct Leaving: Hashable, Sendable {
  /// The cause of the attempt: Back, a gesture, the browser's history, a link, another tab, …
  public let cause: Cause
  /// The address, within the app, that will be shown if the screen is left; `nil` when the window closes. When a child
  /// flow ends, the handler of its outcome may then show another address.
  public let destination: String?
  /// Whether the screen stays in the tree and is only hidden: `true` when another tab is selected.
  public let keepsScreen: Bool

  /// Makes a description of an attempt to leave, for a test that calls the method by which a view model decides.
  ///
  /// - Parameters:
  ///   - cause: the cause of the attempt.
  ///   - destination: the address that will be shown if the screen is left; `nil` when the window closes.
  ///   - keepsScreen: whether the screen stays in the tree and is only hidden.
  public init(cause: Cause, destination: String?, keepsScreen: Bool = false) {
    self.cause = cause
    self.destination = destination
    self.keepsScreen = keepsScreen
  }
}
