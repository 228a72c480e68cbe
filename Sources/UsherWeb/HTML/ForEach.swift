/// A list with one element for each item. The `id` of an item identifies its row.
///
/// ```swift
/// ul {
///   ForEach(viewModel.photos) { photo in
///     li { photo.title }
///   }
/// }
/// ```
///
/// The host compares the items to find the rows that changed. A row is rendered again only when its item has changed,
/// or when an observable object that the row itself reads may have changed. So put every other value that a row shows
/// into the row's item. If several items have the same `id`, they are shown in their order, but the host can't
/// recognize when they change places.
public struct ForEach<Items: RandomAccessCollection, Row: ElementHTML>: HTML
where Items.Element: Identifiable & Equatable {
  @usableFromInline let items: Items
  @usableFromInline let row: (Items.Element) -> Row

  /// Shows each item as one element, which `row` makes.
  @inlinable public init(_ items: Items, row: @escaping (Items.Element) -> Row) {
    self.items = items
    self.row = row
  }

  /// Renders the rows.
  @inlinable public func render(into renderer: inout Renderer) { renderer.list(items, row) }
}

/// Content that is exactly one element, for example a row of a ``ForEach``.
public protocol ElementHTML: HTML {}
