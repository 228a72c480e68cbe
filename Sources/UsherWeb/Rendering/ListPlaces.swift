/// Where the browser is in the long lists of a screen. So the screen begins there when it is shown whole again: after another
/// screen has covered it, or in a document that was loaded again.
@usableFromInline final class ListPlaces {
  /// Where a list is in a fragment: the keys of the rows around it, from outside to inside.
  @usableFromInline typealias Place = [Int]
  /// The windows of the long lists, those at the same place in their order.
  @usableFromInline typealias Windows = [Place: [ListWindow]]

  /// Whether there is or was a long list on the screen. On most there is none, and nothing to look for.
  var hasLongLists = false
  private var windows: Windows = [:]
  /// The rows that the browser has, by what it says itself; none if it needn't.
  private var told: [ToldRows] = []
  /// The lists that are still to come while the whole screen is rendered; `nil` at other times.
  private var rest: Windows?

  /// Call before the whole screen is rendered for a browser that has got it from an earlier process.
  ///
  /// - Parameter rows: which rows the browser has of its long lists, in the order of the page.
  func resume(_ rows: [ToldRows]) { told = rows }

  /// Call before the whole screen is rendered.
  func begin() { rest = windows }

  /// Call before a part of the screen is rendered in place of one with the same lists, and ``end()`` after it.
  ///
  /// - Parameter place: where the lists are.
  func begin(_ lists: some Sequence<any ListMemory>, at place: Place?) {
    rest = place.map { windows(of: lists, at: $0) }
  }

  func end() {
    rest = nil
    told = []
  }

  /// Call when the screen has been rendered, with its lists.
  func end(_ lists: [any ListMemory]) {
    end()
    windows = windows(of: lists, at: [])
  }

  /// Returns which rows the browser has of the next list at a place; `nil` if it has none.
  ///
  /// - Parameter total: how many rows the list has.
  func next(at place: Place, of total: Int) -> (first: Int, count: Int)? {
    guard rest != nil else { return nil }
    if let told = takeTold(of: total) { return told }
    guard let next = rest?[place]?.first else { return nil }
    rest?[place]?.removeFirst()
    return (next.first, max(next.count, ListWindow.start))
  }

  /// The list is known by the number of its rows. Some rows may have come or gone meanwhile.
  private func takeTold(of total: Int) -> (first: Int, count: Int)? {
    let index =
      told.firstIndex { $0.total == total }
      ?? told.firstIndex { abs($0.total - total) <= ListWindow.start }
    guard let index else { return nil }
    let request = told.remove(at: index).request
    return (request.first, request.count)
  }

  private func windows(of lists: some Sequence<any ListMemory>, at place: Place) -> Windows {
    var windows: Windows = [:]
    guard hasLongLists else { return windows }
    for list in lists { list.add(to: &windows, at: place) }
    return windows
  }
}
