import GTK

/// A row that leads somewhere: a button as wide as its list, with content of its own.
///
/// ```swift
/// RowButton { viewModel.select(row.id) } content: {
///   Text(row.name).expand()
///   Text(row.rating).style(.secondary)
/// }
/// ```
public struct RowButton: Content {
  private let action: () -> Void
  private let content: Group
  private var isPressed: (() -> Bool)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - action: called when the person presses the row, unless its screen is covered.
  ///   - content: the contents, beside each other.
  public init(_ action: @escaping () -> Void, @ContentBuilder content: () -> Group) {
    self.action = action
    self.content = content()
  }

  /// Shows the row as the chosen one while a condition holds.
  public func pressed(_ condition: @autoclosure @escaping () -> Bool) -> RowButton {
    var row = self
    row.isPressed = condition
    return row
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let button = GTK.Button(kind: isPressed == nil ? .plain : .toggle)
        button.addStyle("row-button")
        button.addStyle("flat")
        button.expand(horizontally: true, vertically: false)
        let box = Box(isVertical: false, spacing: 12)
        let line = RowLine(spacing: 12)
        for widget in context.widgets(content.parts, in: line) { line.append(widget, to: box) }
        button.setChild(box)
        button.readTexts()
        context.on(button, "clicked", action)
        guard let isPressed else { return button }
        context.bind(isPressed) { button.isPressed = $0 }
        context.observe(button, "clicked") {
          if button.isPressed != isPressed() { button.isPressed = isPressed() }
        }
        return button
      }
    ]
  }
}
