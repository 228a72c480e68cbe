/// The kind of a change in a branch, which is a place for the content of an `if` or `switch`.
enum BranchChange: UInt8, CaseIterable {
  /// Something within the present content changes. An operation follows.
  case inside = 0
  /// Other content takes the place of the present one. The new content follows.
  case other = 1
}
