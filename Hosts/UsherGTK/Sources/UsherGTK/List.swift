import GTK
import Usher

/// A list of rows that the person can choose from. Only the rows in sight have widgets, which are used again for others
/// as the person scrolls; so a list may be very long.
///
/// ```swift
/// List(viewModel.photos) { photo in
///   HStack { Text(photo.title).expand(); Text(photo.price) }
/// } select: { viewModel.selectPhoto($0.id) }
/// ```
public struct List: Content {
  private let make: (PartContext) -> Widget

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - elements: the elements, read again when they change.
  ///   - label: the name of the list, for screen readers.
  ///   - content: makes the content of a row. It is made for a few rows only, and reads from the element that the row is
  ///     for now.
  ///   - select: called when the person chooses a row.
  ///   - nearEnd: called when one of the last rows comes into sight, to load more.
  public init<Element: Identifiable & Equatable>(
    _ elements: @autoclosure @escaping () -> [Element],
    label: String = "",
    @ContentBuilder _ content: @escaping (Live<Element>) -> Group,
    select: ((Element) -> Void)? = nil,
    nearEnd: (() -> Void)? = nil
  ) {
    make = { context in
      let rows = ListRows<Element>(context, content, select, nearEnd)
      context.bind(elements) { rows.show($0) }
      context.onEnd { rows.end() }
      if !label.isEmpty { rows.view.setName(label) }
      let scrolled = Scrolled(rows.view)
      scrolled.expand(horizontally: true, vertically: true)
      return scrolled
    }
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] { [Part(fillsHeight: true, make)] }
}
