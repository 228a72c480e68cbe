public import Usher

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
/// into the row's item, or read it within the row: a row doesn't follow what was read before the list, such as
/// `let isEditing = viewModel.isEditing`. Items can be view models themselves: see `RowViewModel`.
///
/// If several items have the same `id`, they are shown in their order, but the host can't recognize when they change
/// places.
///
/// A browser gets only some rows of a list with more than 250: those that the person sees and some around them, and others
/// as the person scrolls. The rows can have any heights. Screen readers are told how many rows there are. Without its script
/// a page has links to the rows before and after. A list in a `select`, in a `datalist` or in SVG is always sent whole. One
/// whose rows all stand beside each other in one line needs `allRows`: a browser asks for rows above and below only.
public struct ForEach<Items: RandomAccessCollection, Row: ElementHTML>: HTML
where Items.Element: Identifiable & Equatable {
  @usableFromInline let items: Items
  @usableFromInline let position: ListPosition<Items.Element.ID>?
  @usableFromInline let allRows: Bool
  @usableFromInline let row: (Items.Element) -> Row

  /// Shows each item as one element, which `row` makes.
  ///
  /// - Parameters:
  ///   - items: the items in their order.
  ///   - position: where the list is scrolled to, if the view model decides that.
  ///   - allRows: whether the browser gets all rows of a long list at once, for example because it must be possible to search
  ///     in them by the browser's own search. That costs time and memory for each row.
  ///   - row: makes the element of an item.
  @inlinable public init(
    _ items: Items,
    position: ListPosition<Items.Element.ID>? = nil,
    allRows: Bool = false,
    row: @escaping (Items.Element) -> Row
  ) {
    self.items = items
    self.position = position
    self.allRows = allRows
    self.row = row
  }

  /// Renders the rows.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.list(items, position, isWhole: allRows, row)
  }
}

/// Content that is exactly one element, for example a row of a ``ForEach``.
public protocol ElementHTML: HTML {}
