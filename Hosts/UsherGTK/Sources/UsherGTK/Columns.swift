import GTK

/// Contents beside each other where there is room for them, and below each other where there isn't.
///
/// ```swift
/// Columns {
///   Section("Now") { … }
///   Section("The Week") { … }
/// }
/// ```
public struct Columns: Content {
  private let width: Int
  private let content: Group

  /// Makes columns, one for each content. They are equally wide.
  ///
  /// - Parameters:
  ///   - width: the smallest width of a column, in pixels.
  ///   - content: the contents.
  public init(width: Int = 300, @ContentBuilder _ content: () -> Group) {
    self.width = width
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [width, content] context in
        let columns = GTK.Columns()
        for widget in context.widgets(content.parts) {
          widget.request(width: width)
          columns.append(widget)
        }
        columns.align(vertically: .start)
        return columns
      }
    ]
  }
}
