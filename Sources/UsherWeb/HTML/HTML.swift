/// Content of a page: text, elements, and everything that is built from them.
///
/// The same function, ``render(into:)``, writes the first page, finds later changes, and finds the handler of an
/// event. An app conforms its own parts to ``Component`` instead.
public protocol HTML {
  /// Renders the content in document order. The host calls this function; apps don't.
  func render(into renderer: inout Renderer)
}
