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
/// The host compares the items to find the rows that changed. A row is rendered again when its item differs from the
/// last time, or when the row itself reads observable objects. Put all other values that a row shows into its item.
/// Items with the same `id` are shown in their order, but then the host can't recognize a move between them.
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
