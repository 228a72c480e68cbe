/// Where the browser is in the long lists of a screen. So the screen begins there when it is shown whole again: after another
/// screen has covered it, or in a document that was loaded again.
@usableFromInline final class ListPlaces {
  /// Where a list is in a fragment: the hashes of the identities of the rows around it, from outside to inside.
  @usableFromInline typealias Place = [Int]
  /// The windows of the long lists, those at the same place in their order.
  @usableFromInline typealias Windows = [Place: [ListWindow]]

  private var windows: Windows = [:]
  /// The rows that the browser has of the lists that are still to come, by what it says itself; none if it needn't.
  private var told: ArraySlice<RowRequest> = []
  /// The lists that are still to come while the whole screen is rendered; `nil` at other times.
  private var rest: Windows?

  /// Call before the whole screen is rendered for a browser that has got it from an earlier process.
  ///
  /// - Parameter rows: which rows the browser has of its long lists, in the order of the page.
  func resume(_ rows: [RowRequest]) { told = rows[...] }

  /// Call before the whole screen is rendered.
  func begin() { rest = windows }

  /// Call before a part of the screen is rendered in place of one with the same lists, and ``end()`` after it.
  func begin(_ lists: some Sequence<any ListMemory>) { rest = Self.windows(of: lists) }

  func end() {
    rest = nil
    told = []
  }

  /// Call when the screen has been rendered, with its lists.
  func end(_ lists: [any ListMemory]) {
    end()
    windows = Self.windows(of: lists)
  }

  /// Returns which rows the browser has of the next list at a place; `nil` if it has none.
  func next(at place: Place) -> (first: Int, count: Int)? {
    guard rest != nil else { return nil }
    if let told = told.popFirst() { return (told.first, told.count) }
    guard let next = rest?[place]?.first else { return nil }
    rest?[place]?.removeFirst()
    return (next.first, next.count)
  }

  private static func windows(of lists: some Sequence<any ListMemory>) -> Windows {
    var windows: Windows = [:]
    for list in lists { list.add(to: &windows) }
    return windows
  }
}
