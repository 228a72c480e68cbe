/// Text of the source, sent once with the static markup.
public struct StaticText: HTML {
  @usableFromInline let text: StaticString

  /// A text that never changes.
  @inlinable public init(_ text: StaticString) { self.text = text }
  /// Renders the text, escaped.
  @inlinable public func render(into renderer: inout Renderer) { renderer.staticText(text) }
}

/// Text that is computed; always escaped.
public struct Text: HTML {
  @usableFromInline let text: String

  /// A text that may change.
  @inlinable public init(_ text: String) { self.text = text }
  /// Renders the text, escaped.
  @inlinable public func render(into renderer: inout Renderer) { renderer.text(text) }
}
