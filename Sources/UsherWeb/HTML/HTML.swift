/// Content of a page: text, elements, and everything that is built from them.
///
/// The host calls ``render(into:)`` for different purposes: to write a page, to find what has changed, and to find the
/// handler for an action of the person. An app doesn't conform its own types to this protocol, but to ``Component``.
public protocol HTML {
  /// Renders the content in document order. The host calls this function; apps don't.
  func render(into renderer: inout Renderer)
}
