/// A part of a long list, as a service gives it.
public struct ListPage<Item, Cursor> {
  /// What is in it.
  public let items: [Item]
  /// What to ask for the next part with; `nil` when this is the last.
  public let next: Cursor?
  /// How many items there are in all, if that is known.
  public let total: Int?

  /// Describes a part.
  public init(_ items: [Item], next: Cursor?, total: Int? = nil) {
    self.items = items
    self.next = next
    self.total = total
  }
}

extension ListPage: Sendable where Item: Sendable, Cursor: Sendable {}
