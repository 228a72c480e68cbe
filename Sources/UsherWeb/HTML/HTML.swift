/// What a page is made of: text, elements, and what is built from them.
///
/// One rendering function serves the first page, what is sent later, and finding the handler of an
/// event. An app conforms its own parts to ``Component`` instead.
public protocol HTML {
  /// Goes through the content in document order. Not called by apps.
  func render(into renderer: inout Renderer)
}
