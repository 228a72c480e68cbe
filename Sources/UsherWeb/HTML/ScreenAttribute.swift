/// An attribute whose value differs between the screens of a page: a sheet and the screen below it may have fields with
/// the same label. The value ends with `~` and the number of the screen's fragment.
struct ScreenAttribute: ElementAttributes {
  let name: StaticString
  let value: String?

  func render(into renderer: inout Renderer) {
    renderer.attribute(name, value.map { "\($0)~\(renderer.fragment)" })
  }
}

extension Element {
  /// Adds an `id`, a reference to one, or the `name` of radio buttons, which no other screen of the page has.
  func inScreen(_ name: StaticString, _ value: String?) -> With<ScreenAttribute> {
    adding(ScreenAttribute(name: name, value: value))
  }
}
