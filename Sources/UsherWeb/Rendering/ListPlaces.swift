/// Where the browser is in the long lists of a screen, in their order. So the screen begins there when it is shown whole
/// again: after another screen has covered it, or in a document that was loaded again.
final class ListPlaces {
  private var windows: [ListWindow] = []
  /// The lists that are still to come while the whole screen is rendered; `nil` at other times.
  private var rest: ArraySlice<ListWindow>?

  /// Call before the whole screen is rendered.
  func begin() { rest = windows[...] }

  /// Call before a part of the screen is rendered in place of one with the same lists, and ``end()`` after it.
  func begin(_ lists: some Sequence<any ListMemory>) { rest = lists.compactMap(\.longWindow)[...] }

  func end() { rest = nil }

  /// Call when the screen has been rendered, with its lists.
  func end(_ lists: [any ListMemory]) {
    end()
    windows = lists.compactMap(\.longWindow)
  }

  /// Returns where the browser was in the next list; `nil` if it wasn't there.
  func next() -> ListWindow? { rest?.popFirst() }
}
