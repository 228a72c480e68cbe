/// One change of a navigation tree, however many steps it took.
public struct TreeTransition: Hashable, Sendable {
  /// Counts from 1.
  public let number: Int
  /// What set it off.
  public let cause: Cause
  /// The tree before.
  public let before: NavigationTree
  /// The tree after.
  public let after: NavigationTree
  /// The address after.
  public let path: String
}
