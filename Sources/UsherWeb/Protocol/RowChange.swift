/// The kind of a change of a list's rows.
@usableFromInline enum RowChange: UInt8, CaseIterable {
  /// Something within a row changes. The row's index and an operation follow.
  case inside = 0
  /// A new row. Its index, its number and its content follow.
  case inserted = 1
  /// The removal of a row. Its index follows.
  case removed = 2
  /// A row is taken out of its place; a later ``placed`` puts it elsewhere. Its index follows.
  case lifted = 3
  /// A row that was ``lifted`` is put into its new place. Its new index and its number follow.
  case placed = 4
  /// The rows of the list that the browser has now, after all other changes of it. The index of the first one, the number
  /// of rows of the whole list, and the index + 1 of the row to scroll to (0 for none) follow.
  case extent = 5
}
