import GTK

/// A picture that the app draws itself, such as a chart. It is drawn again when its value changes.
///
/// ```swift
/// Drawing(week, label: week.text, height: 180) { week, canvas in
///   canvas.line(week.points, .accent, width: 2)
/// }
/// ```
public struct Drawing<Value: Equatable>: Content {
  private let value: () -> Value
  private let label: () -> String
  private let height: Int
  private let width: Int
  private let draw: (Value, Canvas) -> Void

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - value: what is drawn, read again when it changes.
  ///   - label: the picture in words, for screen readers.
  ///   - width: the smallest width, in pixels at the normal size of texts; -1 for any.
  ///   - height: the height, in pixels at the normal size of texts.
  ///   - draw: draws a value.
  public init(
    _ value: @autoclosure @escaping () -> Value,
    label: @autoclosure @escaping () -> String,
    width: Int = -1,
    height: Int,
    draw: @escaping (Value, Canvas) -> Void
  ) {
    (self.value, self.label, self.width, self.height, self.draw) = (
      value, label, width, height, draw
    )
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [value, label, width, height, draw] context in
        let shown = Shown<Value>()
        let area = DrawingArea { if let value = shown.value { draw(value, Canvas($0)) } }
        let scaled = { (length: Int) in Int((Double(length) * Toolkit.textScale).rounded()) }
        area.request(width: width < 0 ? width : scaled(width), height: scaled(height))
        context.bind(label) { area.setName($0) }
        context.bind(value) { [weak area] value in
          shown.value = value
          area?.redraw()
        }
        return area
      }
    ]
  }
}

@MainActor private final class Shown<Value> {
  var value: Value?
}
