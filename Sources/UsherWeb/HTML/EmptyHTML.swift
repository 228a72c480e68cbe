/// No content.
public struct EmptyHTML: HTML {
  /// The only value.
  @inlinable public init() {}
  /// Renders nothing.
  @inlinable public func render(into renderer: inout Renderer) {}
}
