/// A change of a navigation tree, from one complete state to the next, with any number of steps.
///
/// ```swift
/// navigation.onTransition { print($0.number, $0.cause, $0.path) }
/// ```
public struct TreeTransition: Hashable, Sendable {
  /// The number of the transition in its window, from 1.
  public let number: Int
  /// The cause of the transition.
  public let cause: Cause
  /// The tree before the transition.
  public let before: NavigationTree
  /// The tree after the transition.
  public let after: NavigationTree
  /// The address within the app after the transition.
  public let path: String
}
