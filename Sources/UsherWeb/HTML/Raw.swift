/// Markup that is put into the page as it stands: the only way to do so.
///
/// It must be a whole piece of markup that the project itself wrote, as an icon; it is part of the
/// static markup, so that nothing from outside can get in.
public struct Raw: HTML {
  @usableFromInline let html: StaticString

  /// Trusted markup.
  @inlinable public init(_ html: StaticString) { self.html = html }
  /// Renders the markup.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.noteStatic(html)
    renderer.markup(html)
  }
}
