/// What happens when the person moves a row of the element.
public struct MoveAttribute: ElementAttributes {
  @usableFromInline let action: (_ from: Int, _ to: Int) -> Void

  @inlinable init(_ action: @escaping (_ from: Int, _ to: Int) -> Void) { self.action = action }

  /// Renders that the element's rows can be moved; the handler itself stays in the server.
  @inlinable public func render(into renderer: inout Renderer) { renderer.moveHandler(action) }
}
