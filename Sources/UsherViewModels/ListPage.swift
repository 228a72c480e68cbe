/// A page of a long list, as a service returns it to a ``Pager``.
///
/// ```swift
/// return ListPage(page.users, next: page.next, total: page.total)
/// ```
public struct ListPage<Item, Cursor> {
  /// The items of the page.
  public let items: [Item]
  /// The cursor of the next page; `nil` for the last page.
  public let next: Cursor?
  /// The number of items in the whole list; `nil` when the service doesn't tell.
  public let total: Int?

  /// Makes a page.
  public init(_ items: [Item], next: Cursor?, total: Int? = nil) {
    self.items = items
    self.next = next
    self.total = total
  }
}

extension ListPage: Sendable where Item: Sendable, Cursor: Sendable {}
