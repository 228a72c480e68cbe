/// The process that may write a session's record, and the number of its claim.
///
/// Each claim of a session gives it a higher ``fence``. A process that was thought dead, and that writes afterwards,
/// still has a lower one: so the store refuses what it writes.
///
/// ```swift
/// let owner = SessionOwner(node: "a1", fence: 3)
/// ```
public struct SessionOwner: Hashable, Sendable {
  /// The name of the process. No two processes have the same name.
  public var node: String
  /// The number of the claim. The process that makes a session has the first, 1.
  public var fence: Int

  /// Creates an owner.
  public init(node: String, fence: Int) {
    self.node = node
    self.fence = fence
  }
}
