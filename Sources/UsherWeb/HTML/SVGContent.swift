/// What is in an ``svg(_:)``: the browser makes it as parts of a picture, not of a page.
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
