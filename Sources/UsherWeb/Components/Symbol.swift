/// A small picture in the colour of the text around it: of a button, a tab, an empty list.
///
/// ```swift
/// button { Symbol.add }.label("Add match").on(.click, viewModel.addButtonTapped)
/// ```
///
/// Nobody hears of it: what it stands for must be said by a label, or by a text beside it.
public struct Symbol: HTML, Sendable {
  private let outline: StaticString
  private let filled: StaticString?

  /// A picture of one's own.
  ///
  /// - Parameters:
  ///   - outline: shapes of SVG, 24 units wide and high, as `<path d="M12 5v14M5 12h14"/>`; they are drawn as lines.
  ///   - filled: the same, for a tab that is selected; by default `outline` as an area.
  public init(_ outline: StaticString, filled: StaticString? = nil) {
    self.outline = outline
    self.filled = filled
  }

  /// Draws it.
  public func render(into renderer: inout Renderer) {
    Self.draw(
      outline,
      "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">",
      &renderer
    )
  }

  /// Draws both, for a tab that shows one or the other.
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
