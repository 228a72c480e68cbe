/// Markup that is put into the page unchanged. All other text is escaped.
///
/// ```swift
/// Raw("<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"M5 5l10 10M15 5 5 15\"/></svg>")
/// ```
///
/// The markup must be complete, with all tags closed, and written by the project itself, for example an icon. The
/// markup can only be a literal in the source. So no text from outside the program can become markup.
public struct Raw: HTML {
  @usableFromInline let html: StaticString

  /// Makes content from trusted markup.
  @inlinable public init(_ html: StaticString) { self.html = html }
  /// Renders the markup unchanged.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.noteStatic(html)
    renderer.markup(html)
  }
}
