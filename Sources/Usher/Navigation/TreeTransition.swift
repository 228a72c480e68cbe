/// One change of a navigation tree, from one complete state to the next. Several calls, for example all calls in one
/// handler, can together make one transition.
///
/// ```swift
/// navigation.onTransition { print($0.number, $0.cause, $0.path) }
/// ```
public struct TreeTransition: Hashable, Sendable {
  /// The number of the transition: the first transition of a window has the number 1, the next one 2.
  public let number: Int
  /// The cause of the transition.
  public let cause: Cause
  /// The tree before the transition.
  public let before: NavigationTree
  /// The tree after the transition.
  public let after: NavigationTree
  /// The address, within the app, of what is shown after the transition.
  public let path: String
}
