/// No content.
public struct EmptyHTML: HTML {
  /// Makes the empty content.
  @inlinable public init() {}
  /// Renders nothing.
  @inlinable public func render(into renderer: inout Renderer) {}
}
