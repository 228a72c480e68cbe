/// The kind of a branch's change. A branch is a place where content comes and goes.
enum BranchChange: UInt8, CaseIterable {
  /// A change within the content. An operation follows.
  case inside = 0
  /// A change to other content. The content follows.
  case other = 1
}
