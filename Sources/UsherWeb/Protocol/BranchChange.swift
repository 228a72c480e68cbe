/// What becomes of content that comes and goes.
enum BranchChange: UInt8, CaseIterable {
  /// Something in it changes: an operation.
  case inside = 0
  /// It is another one: the content.
  case other = 1
}
