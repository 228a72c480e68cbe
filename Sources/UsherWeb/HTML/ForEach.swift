/// A list of rows, one element for each item, kept apart by the items' identity.
///
/// ```swift
/// ul {
///   ForEach(viewModel.photos) { photo in
///     li { photo.title }
///   }
/// }
/// ```
///
/// What changed is found by comparing the items, so a row is rendered again when its item differs
/// from last time, or when it reads observable objects itself. Other values a row shows belong into
/// its item. Two items of the same identity are shown as they come, but then a move between them
/// can't be told.
public struct ForEach<Items: RandomAccessCollection, Row: ElementHTML>: HTML
where Items.Element: Identifiable & Equatable {
  @usableFromInline let items: Items
  @usableFromInline let row: (Items.Element) -> Row

  /// Shows `items` by one element each.
  @inlinable public init(_ items: Items, row: @escaping (Items.Element) -> Row) {
    self.items = items
    self.row = row
  }

  /// Renders the rows.
  @inlinable public func render(into renderer: inout Renderer) { renderer.list(items, row) }
}

/// Content that is exactly one element.
public protocol ElementHTML: HTML {}
