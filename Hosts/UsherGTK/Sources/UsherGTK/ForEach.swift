import GTK
import Observation
import Usher

/// Content for each element of a short list. Of a list that may be long use ``List``, which has widgets for the rows
/// around those in sight only.
///
/// ```swift
/// ForEach(viewModel.purchases) { purchase in Text(purchase.title) }
/// ```
///
/// An element that stays keeps its widgets, also when it moves, and its parts read from the newest element with the
/// same identity. If an element goes that has the keyboard's focus, the first control of the next element has it.
public struct ForEach: Content {
  private let make: (PartContext) -> Widget

  /// Makes content for elements.
  ///
  /// - Parameters:
  ///   - elements: the elements, read again when they change.
  ///   - content: makes the content of one element.
  public init<Element: Identifiable & Equatable>(
    _ elements: @autoclosure @escaping () -> [Element],
    @ContentBuilder _ content: @escaping (Live<Element>) -> Group
  ) {
    make = { context in
      let box = Box(isVertical: true, spacing: 8, changes: true)
      let rows = Rows<Element>(box, content)
      context.bind(elements) { [weak context] elements in
        if let context { rows.show(elements, in: context) }
      }
      return box
    }
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] { [Part(make)] }
}

/// The widgets of a short list.
@MainActor private final class Rows<Element: Identifiable & Equatable> {
  private let box: Box
  private let content: (Live<Element>) -> Group
  private var elements: [Element] = []
  private var rows: [Row<Element>] = []

  init(_ box: Box, _ content: @escaping (Live<Element>) -> Group) {
    self.box = box
    self.content = content
  }

  func show(_ new: [Element], in context: PartContext) {
    let changes = ListChanges(from: elements, to: new)
    if !changes.duplicates.isEmpty { context.report(.duplicateRows, "\(changes.duplicates)") }
    var moving: [Int: Row<Element>] = [:]
    let moved = Dictionary(uniqueKeysWithValues: changes.moved.map { ($0.old, $0.new) })
    let before = rows
    var left: Int?
    for index in changes.takenOut {
      let row = rows.remove(at: index)
      if let place = moved[index] {
        moving[place] = row
        continue
      }
      row.end()
      if row.widget.hasFocus {
        row.widget.dropFocus()
        left = before.firstIndex { $0 === row }
      }
      box.remove(row.widget)
    }
    for index in changes.putIn {
      let row = moving[index] ?? makeRow(new[index], context.child())
      rows.insert(row, at: index)
      // Rows that will move are still somewhere in the box, so an index there says nothing.
      box.put(row.widget, after: index > 0 ? rows[index - 1].widget : nil)
    }
    for step in changes.updated { rows[step.new].show(new[step.new]) }
    elements = new
    box.isVisible = !rows.isEmpty
    guard let left else { return }
    let stays = { (row: Row<Element>) in self.rows.contains { $0 === row } }
    let next = before[left...].first(where: stays) ?? before[..<left].last(where: stays)
    (next?.widget ?? box).focusNearby()
  }

  private func makeRow(_ element: Element, _ context: PartContext) -> Row<Element> {
    let place = RowPlace { [weak self] in self?.rows.map(\.widget) ?? [] }
    context.row = place
    let row = Row(element, context, content)
    place.widget = row.widget
    return row
  }
}

/// A row: the element it is for, and its widget.
@MainActor final class Row<Element> {
  let widget: Widget
  private let state: RowState<Element>
  private let live: Live<Element>
  private let context: PartContext

  init(_ element: Element, _ context: PartContext, _ content: (Live<Element>) -> Group) {
    let state = RowState(element)
    let live = Live(element) { state.element }
    (self.state, self.live, self.context) = (state, live, context)
    let widgets = context.widgets(context.making { content(live) }.parts)
    if widgets.count == 1 {
      widget = widgets[0]
    } else {
      let box = Box(isVertical: true, spacing: 2)
      for widget in widgets { box.append(widget) }
      widget = box
    }
  }

  /// The content of a row, in one widget that shows whether the row is the chosen one.
  static func marking(
    _ live: Live<Element>,
    _ chosen: @escaping () -> Element.ID?,
    _ content: @escaping (Live<Element>) -> Group
  ) -> Group where Element: Identifiable {
    Group {
      VStack(spacing: 2) { content(live) }.css(chosen() == live.value.id ? "chosen" : "")
    }
  }

  var element: Element { state.element }

  func show(_ element: Element) {
    state.element = element
    context.refresh()
  }

  func end() {
    live.end()
    context.end()
  }
}

/// The element that a row is for now.
@MainActor @Observable
private final class RowState<Element> {
  var element: Element
  init(_ element: Element) { self.element = element }
}
