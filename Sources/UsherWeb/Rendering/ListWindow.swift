/// Which of a list's rows the browser has: all rows of a short list, and those around what the person sees of a long one.
@usableFromInline struct ListWindow: Equatable {
  /// The largest number of rows of a list that is sent whole.
  @usableFromInline static let limit = 250
  /// The number of rows that the browser gets of a long list before it asks for others: several screens.
  @usableFromInline static let start = 100
  /// The largest number of rows of a long list that a browser has.
  @usableFromInline static let most = 400
  /// How many rows a browser can ask for.
  static let sizes = 20...most

  /// The index of the first row.
  @usableFromInline var first = 0
  /// The number of rows from there on.
  @usableFromInline var count: Int
  /// The number of rows of the whole list.
  @usableFromInline var total: Int

  /// All rows of a list.
  @usableFromInline init(all total: Int) {
    count = total
    self.total = total
  }

  /// Rows from `first` on, or the last rows, if these are fewer.
  @usableFromInline init(_ first: Int, _ count: Int, of total: Int) {
    self.count = min(count, total)
    self.first = max(0, min(first, total - self.count))
    self.total = total
  }

  /// The rows around one of them.
  @usableFromInline init(around row: Int, _ count: Int, of total: Int) {
    self.init(row - count / 3, count, of: total)
  }

  @usableFromInline var isAll: Bool { count == total }
  @usableFromInline var range: Range<Int> { first..<first + count }

  /// The items of the rows.
  @inlinable func items<Items: RandomAccessCollection>(of items: Items) -> [Items.Element] {
    // An array isn't copied.
    if isAll { return Array(items) }
    let start = items.index(items.startIndex, offsetBy: first)
    return Array(items[start..<items.index(start, offsetBy: count)])
  }
}
