import GTK

/// Content that is there while a condition holds, or while there is a value.
///
/// ```swift
/// Show(when: viewModel.showsBuyButton) { Button("Buy", viewModel.buy) }
///
/// Show(viewModel.photo) { photo in Text(photo.title) } otherwise: { Spinner() }
/// ```
///
/// The content is made each time the condition begins to hold, and released when it holds no more. If it has the
/// keyboard's focus when it goes, the first control of what comes in its place has it, or else the next control.
///
/// Several contents lie as those around them do: beside each other in an ``HStack``, a ``RowButton`` or a bar, below each other
/// elsewhere.
public struct Show: Content {
  private let choose: () -> Int
  private var fillsHeight = false
  private let branches: [(PartContext) -> Group]

  /// Makes content for a condition.
  ///
  /// - Parameters:
  ///   - condition: the condition, read again when it changes.
  ///   - content: the content while the condition holds.
  ///   - otherwise: the content while it doesn't hold.
  public init(
    when condition: @autoclosure @escaping () -> Bool,
    @ContentBuilder _ content: @escaping () -> Group,
    @ContentBuilder otherwise: @escaping () -> Group = { Group() }
  ) {
    choose = { condition() ? 0 : 1 }
    branches = [{ $0.making(content) }, { $0.making(otherwise) }]
  }

  /// Makes content for a value that may be missing.
  ///
  /// - Parameters:
  ///   - value: the value, read again when it changes.
  ///   - content: makes the content when there is a value. When another value follows, the content stays, and reads
  ///     from the new one.
  ///   - otherwise: the content while there is none.
  public init<Value>(
    _ value: @autoclosure @escaping () -> Value?,
    @ContentBuilder _ content: @escaping (Live<Value>) -> Group,
    @ContentBuilder otherwise: @escaping () -> Group = { Group() }
  ) {
    choose = { value() == nil ? 1 : 0 }
    branches = [
      { context in
        guard let now = value() else { return Group() }
        let live = Live(now, value)
        context.onEnd { live.end() }
        return context.making { content(live) }
      },
      { $0.making(otherwise) },
    ]
  }

  /// Has the content take the height that others leave: for content with a ``List``.
  public func filling() -> Show {
    var show = self
    show.fillsHeight = true
    return show
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part(fillsHeight: fillsHeight) { [choose, branches] context in
        let box = Box(isVertical: true, spacing: 12, changes: true)
        let line = context.line
        var inner: PartContext?
        context.bind(choose) { [weak context] index in
          inner?.end()
          inner = nil
          // Before it goes: GTK would move the focus only after the next drawing, and not tell a field of it.
          let hadFocus = box.hasFocus
          if hadFocus { box.dropFocus() }
          for child in box.children { box.remove(child) }
          guard let context else { return }
          let child = context.child()
          inner = child
          let parts = branches[index](child).parts
          let widgets = child.widgets(parts, in: line)
          if let line, widgets.count > 1 {
            let row = Box(isVertical: false, spacing: line.spacing)
            for widget in widgets { line.append(widget, to: row) }
            box.append(row)
          } else {
            for widget in widgets { box.append(widget) }
          }
          box.isVisible = !box.children.isEmpty
          if hadFocus { box.focusNearby() }
        }
        return box
      }
    ]
  }
}
