/// The handler of an event that was found in a view.
struct FoundHandler {
  /// The name of the event, with a character before it: `@click`.
  let event: StaticString
  /// The name of the element: `button`.
  let element: StaticString
  /// Whether the element is private: the text of the event must not be stored or logged.
  var isPrivate = false
  /// Whether the browser asks for other rows of a long list, which no screen is told of.
  var isRequestForRows = false
  let action: () -> Void
}
