/// The memory of a list.
@usableFromInline protocol ListMemory: AnyObject {}

/// A placeholder for a list whose memory is kept elsewhere.
final class UnknownList: ListMemory {}

/// The items that a list showed last (their storage is shared with the app), and the memory of its rows.
@usableFromInline final class RowMemory<Items: RandomAccessCollection>: ListMemory
where Items.Element: Identifiable & Equatable {
  @usableFromInline var items: Items
  /// The numbers of the rows in events and changes; `nil` while each is the row's index.
  @usableFromInline var uids: [Int]?
  @usableFromInline var nextUID: Int
  /// The hashes of each row's parts, kept only if rows read more than their item.
  @usableFromInline var words: [[UInt64]]?
  /// The lists inside rows, by the row's number.
  @usableFromInline var lists: [Int: [any ListMemory]] = [:]
  /// The numbers of rows in which the person typed: the browser may show a text that isn't in the item.
  @usableFromInline var touched: Set<Int> = []

  /// Whether a new row was found to read more than its item.
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
