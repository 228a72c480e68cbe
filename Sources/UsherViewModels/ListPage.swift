/// A page of a long list, as a service returns it to a ``Pager``.
///
/// ```swift
/// return ListPage(page.users, next: page.next, total: page.total)
/// ```
public struct ListPage<Item, Cursor> {
  /// The items of the page.
  public let items: [Item]
  /// The cursor that names the next page; `nil` when this page is the last one.
  public let next: Cursor?
  /// The number of items in the whole list; `nil` when the service doesn't tell this number.
  public let total: Int?

  /// Makes a page of these items; `next` is `nil` for the last page, `total` is the length of the whole list.
  public init(_ items: [Item], next: Cursor?, total: Int? = nil) {
    self.items = items
    self.next = next
    self.total = total
  }
}

extension ListPage: Sendable where Item: Sendable, Cursor: Sendable {}
