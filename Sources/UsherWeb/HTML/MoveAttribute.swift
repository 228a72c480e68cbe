/// A handler that is called when the person moves the row that contains the element.
struct MoveAttribute: ElementAttributes {
  let action: (_ target: Int) -> Void

  func render(into renderer: inout Renderer) { renderer.moveHandler(action) }
}
