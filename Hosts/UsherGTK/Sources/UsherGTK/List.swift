import GTK
public import Usher

/// A list of rows that the person can choose from. Only some 200 rows around those in sight have widgets, which are used
/// again for others as the person scrolls; so a list may be very long.
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
  ///   - content: makes the content of a row. It is made for some rows only, and reads from the element that the row is
  ///     for now.
  ///   - position: where the list is scrolled to, as far as the view model decides.
  ///   - chosen: the row that is shown as the chosen one, because its detail is beside the list; `nil` for none.
  ///   - select: called when the person chooses a row.
  ///   - nearEnd: called when at most ten rows or so are below what is seen, to load more. It is called again when
  ///     another row is the last one and the end is still near, or when the end comes near once more.
  public init<Element: Identifiable & Equatable>(
    _ elements: @autoclosure @escaping () -> [Element],
    label: @autoclosure @escaping () -> String = "",
    position: ListPosition<Element.ID>? = nil,
    chosen: @autoclosure @escaping () -> Element.ID? = nil,
    @ContentBuilder _ content: @escaping (Live<Element>) -> Group,
    select: ((Element) -> Void)? = nil,
    nearEnd: (() -> Void)? = nil
  ) {
    make = { context in
      let rows = ListRows<Element>(
        context,
        { Row.marking($0, chosen, content) },
        select,
        nearEnd
      )
      return Self.widget(rows, elements, label, context) { find in
        position?.take { id in find { $0 == id } }
      }
    }
  }

  /// Makes a list of sections, each below its title.
  ///
  /// ```swift
  /// List(sections: viewModel.sections) { $0.title } rows: { $0.rows } row: { match in
  ///   Text(match.text)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sections: the sections, read again when they change.
  ///   - label: the name of the list, for screen readers.
  ///   - position: where the list is scrolled to, as far as the view model decides.
  ///   - canSelect: whether rows can be chosen now; those that can't don't light up below the pointer.
  ///   - title: returns the title of a section; empty for none.
  ///   - rows: returns the rows of a section. Rows of several sections have different identities.
  ///   - row: makes the content of a row.
  ///   - select: called when the person chooses a row.
  ///   - nearEnd: called when at most ten rows or so are below what is seen, to load more. It is called again when
  ///     another row is the last one and the end is still near, or when the end comes near once more.
  public init<Section: Identifiable & Equatable, Rows: Collection>(
    sections: @autoclosure @escaping () -> [Section],
    label: @autoclosure @escaping () -> String = "",
    position: ListPosition<Rows.Element.ID>? = nil,
    canSelect: @autoclosure @escaping () -> Bool = true,
    title: @escaping (Section) -> String,
    rows: @escaping (Section) -> Rows,
    @ContentBuilder row: @escaping (Live<Rows.Element>) -> Group,
    select: ((Rows.Element) -> Void)? = nil,
    nearEnd: (() -> Void)? = nil
  ) where Rows.Element: Identifiable & Equatable {
    typealias Line = SectionLine<Section.ID, Rows.Element>
    make = { context in
      let list = ListRows<Line>(
        context,
        { SectionLine.content($0, row) },
        select.map { select in { line in if let row = line.row { select(row) } } },
        nearEnd
      )
      list.chooses = { $0.row != nil && canSelect() }
      context.bind(canSelect) { [weak list] _ in list?.updateChoosing() }
      let lines = { sections().flatMap { Line.lines(of: $0.id, title($0), rows($0)) } }
      return Self.widget(list, lines, label, context) { find in
        position?.take { id in find { $0 == .row(id) } }
      }
    }
  }

  private static func widget<Element: Identifiable & Equatable>(
    _ rows: ListRows<Element>,
    _ elements: @escaping () -> [Element],
    _ label: @escaping () -> String,
    _ context: PartContext,
    _ target: @escaping (_ find: ((Element.ID) -> Bool) -> Int?) -> Int?
  ) -> Widget {
    let scroll = {
      guard let position = target({ rows.position(where: $0) }) else { return }
      // GTK scrolls to rows that it has laid out.
      MainLoop.after(0) { rows.view.scroll(to: position) }
    }
    context.bind(elements) {
      rows.show($0)
      scroll()
    }
    var calls = 0
    let asked = {
      // Finds nothing, but reads, and so observes, what the view model has asked for.
      _ = target { _ in nil }
      calls += 1
      return calls
    }
    context.bind(asked) { _ in scroll() }
    context.onEnd { rows.end() }
    context.bind(label) { if !$0.isEmpty { rows.view.setName($0) } }
    let scrolled = Scrolled(rows.view)
    scrolled.expand(horizontally: true, vertically: true)
    rows.follow(scrolled)
    return scrolled
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] { [Part(fillsHeight: true, make)] }
}
