/// The kind of a change of a list's rows.
@usableFromInline enum RowChange: UInt8, CaseIterable {
  /// A change within a row. The row's index and an operation follow.
  case inside = 0
  /// A new row. Its index, its number and its content follow.
  case inserted = 1
  /// The removal of a row. Its index follows.
  case removed = 2
  /// The lifting of a row, which is placed elsewhere later. Its index follows.
  case lifted = 3
  /// The placing of a lifted row. Its new index and its number follow.
  case placed = 4
}
