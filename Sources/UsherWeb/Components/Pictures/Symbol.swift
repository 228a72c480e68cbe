/// A small image in the colour of the text around it, for a button, a tab or an empty list.
///
/// ```swift
/// button { Symbol.add }.label("Add match").on(.click, viewModel.addButtonTapped)
/// ```
///
/// Screen readers ignore a symbol: give its meaning by a label, or by a text beside the symbol.
public struct Symbol: HTML, Sendable {
  private let outline: StaticString
  private let filled: StaticString?

  /// Makes a symbol from SVG shapes.
  ///
  /// - Parameters:
  ///   - outline: the shapes, in a square of 24 units, for example `<path d="M12 5v14M5 12h14"/>`; drawn as lines.
  ///   - filled: the shapes for a selected tab, drawn as areas; if `nil`, those of `outline` are used.
  public init(_ outline: StaticString, filled: StaticString? = nil) {
    self.outline = outline
    self.filled = filled
  }

  /// Renders the symbol as an outline.
  public func render(into renderer: inout Renderer) {
    Self.draw(
      outline,
      "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">",
      &renderer
    )
  }

  /// Renders both the outline and the filled symbol, for a tab; the style sheet shows only one of them.
  func renderForTab(into renderer: inout Renderer) {
    Self.draw(
      outline,
      "<svg class=\"symbol outline\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">",
      &renderer
    )
    Self.draw(
      filled ?? outline,
      "<svg class=\"symbol filled\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">",
      &renderer
    )
  }

  private static func draw(
    _ shapes: StaticString,
    _ start: StaticString,
    _ renderer: inout Renderer
  ) {
    renderer.markup(start)
    renderer.noteStatic(shapes)
    renderer.markup(shapes)
    renderer.markup("</svg>")
  }
}
