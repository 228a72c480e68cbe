/// An HTML element with its attributes and content. Functions such as ``div(_:)`` make elements.
///
/// ```swift
/// div { "Saved" }.class("note")
/// ```
public struct Element<Attributes: ElementAttributes, Content: HTML>: ElementHTML {
  @usableFromInline let name: StaticString
  @usableFromInline let isVoid: Bool
  @usableFromInline let attributes: Attributes
  @usableFromInline let content: Content

  @inlinable init(
    _ name: StaticString,
    isVoid: Bool = false,
    _ attributes: Attributes,
    _ content: Content
  ) {
    self.name = name
    self.isVoid = isVoid
    self.attributes = attributes
    self.content = content
  }

  /// Renders the tag, the attributes and the content.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.beginTag(name)
    attributes.render(into: &renderer)
    renderer.endAttributes()
    if isVoid { return }
    content.render(into: &renderer)
    renderer.closeTag(name)
  }

  @inlinable func adding<New: ElementAttributes>(
    _ new: New
  ) -> Element<AttributePair<Attributes, New>, Content> {
    Element<AttributePair<Attributes, New>, Content>(
      name,
      isVoid: isVoid,
      AttributePair(attributes, new),
      content
    )
  }
}
