/// What is remembered of a list.
@usableFromInline protocol ListMemory: AnyObject {}

/// Stands for a list whose memory is elsewhere.
final class UnknownList: ListMemory {}

/// The items that a list showed last, shared with who owns them, and what rows need beyond that.
@usableFromInline final class RowMemory<Items: RandomAccessCollection>: ListMemory
where Items.Element: Identifiable & Equatable {
  @usableFromInline var items: Items
  /// What events and later changes call the rows; `nil` while that is their index.
  @usableFromInline var uids: [Int]?
  @usableFromInline var nextUID: Int
  /// The hashes of each row's parts, kept only when rows read more than their item.
  @usableFromInline var words: [[UInt64]]?
  /// The lists inside rows, by the row's number.
  @usableFromInline var lists: [Int: [any ListMemory]] = [:]
  /// Rows in which the person typed: the browser may show what the item doesn't have.
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
