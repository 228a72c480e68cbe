/// What happens when the person moves the row that the element is in.
struct MoveAttribute: ElementAttributes {
  let action: (_ target: Int) -> Void

  func render(into renderer: inout Renderer) { renderer.moveHandler(action) }
}
