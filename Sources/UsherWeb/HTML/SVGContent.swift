/// The content of an ``svg(_:)``, which the browser creates as SVG elements instead of HTML elements.
public struct SVGContent<Content: HTML>: HTML {
  @usableFromInline let content: Content

  @inlinable init(_ content: Content) { self.content = content }

  /// Renders the content.
  @inlinable public func render(into renderer: inout Renderer) {
    let isInSVG = renderer.isInSVG
    renderer.isInSVG = true
    content.render(into: &renderer)
    renderer.isInSVG = isInSVG
  }
}
