/// Two pieces of content, one after the other. ``HTMLBuilder`` makes such a pair.
public struct HTMLPair<First: HTML, Second: HTML>: HTML {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Renders `first`, then `second`.
  @inlinable public func render(into renderer: inout Renderer) {
    first.render(into: &renderer)
    second.render(into: &renderer)
  }
}
