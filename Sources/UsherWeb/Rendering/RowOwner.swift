/// The row that is being rendered, for the lists inside it.
@usableFromInline struct RowOwner {
  let list: any ListMemory
  let rows: DirtyRows
  let uid: Int

  var row: DirtyRows.Owner { DirtyRows.Owner(rows: rows, uid: uid) }
}
