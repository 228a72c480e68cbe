import GTK

/// How widgets lie beside each other.
@MainActor struct RowLine {
  var spacing = 8
  var alignment = VerticalAlignment.center
  /// Whether all have the same width.
  var isEven = false

  /// Adds a widget to a row.
  func append(_ widget: Widget, to row: Box) {
    if widget.expandsVertically {
      row.append(widget)
    } else if alignment == .top {
      widget.align(vertically: .start)
      row.append(widget)
    } else {
      row.appendCentred(widget)
    }
  }
}
