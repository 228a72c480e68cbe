/// The memory of a list: what the renderer remembers of its last rendering.
@usableFromInline protocol ListMemory: AnyObject {}

/// A placeholder for a list whose memory is kept elsewhere.
final class UnknownList: ListMemory {}

/// The items that a list showed last (their storage is shared with the app), and the memory of its rows.
@usableFromInline final class RowMemory<Items: RandomAccessCollection>: ListMemory
where Items.Element: Identifiable & Equatable {
  @usableFromInline var items: Items
  /// The numbers by which events and changes name the rows, by the row's index; `nil` while each number equals the
  /// index.
  @usableFromInline var uids: [Int]?
  @usableFromInline var nextUID: Int
  /// The hashes of each row's parts, by the row's index. `nil` if no row reads an observable object: each row then
  /// depends on its item alone, and no hashes are needed.
  @usableFromInline var words: [[UInt64]]?
  /// The lists inside rows, by the row's number.
  @usableFromInline var lists: [Int: [any ListMemory]] = [:]
  /// The numbers of rows in which the person typed: the browser may show a text that isn't in the item.
  @usableFromInline var touched: Set<Int> = []

  /// Whether a new row read observable objects, and not only its item.
  @usableFromInline var readsMoreThanItems = false

  @usableFromInline init(_ items: Items) {
    self.items = items
    nextUID = items.count
  }

  @inlinable func uid(at index: Int) -> Int { uids?[index] ?? index }

  @usableFromInline func index(of uid: Int) -> Int? {
    guard let uids else { return uid >= 0 && uid < items.count ? uid : nil }
    return uids.firstIndex(of: uid)
  }

  @inlinable subscript(index: Int) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: index)]
  }
}
