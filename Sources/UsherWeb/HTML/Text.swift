/// Text from a literal. It never changes, so it is sent to the browser only once, with the static markup.
public struct StaticText: HTML {
  @usableFromInline let text: StaticString

  /// Makes a text that never changes.
  @inlinable public init(_ text: StaticString) { self.text = text }
  /// Renders the text, escaped.
  @inlinable public func render(into renderer: inout Renderer) { renderer.staticText(text) }
}

/// Text that can change; it is always escaped.
///
/// ```swift
/// p { Text(viewModel.name) }  // the same as p { viewModel.name }
/// ```
public struct Text: HTML {
  @usableFromInline let text: String

  /// Makes a text that can change.
  @inlinable public init(_ text: String) { self.text = text }
  /// Renders the text, escaped.
  @inlinable public func render(into renderer: inout Renderer) { renderer.text(text) }
}
