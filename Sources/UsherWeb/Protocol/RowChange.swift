/// What becomes of a row of a list.
@usableFromInline enum RowChange: UInt8, CaseIterable {
  /// Something in it changes: its index, and an operation.
  case inside = 0
  /// It is new: its index, its number, and its content.
  case inserted = 1
  /// It is gone: its index.
  case removed = 2
  /// It is taken out, to be put elsewhere: its index.
  case lifted = 3
  /// One that was taken out is put back: its index, and its number.
  case placed = 4
}
