import Usher

/// An event of the browser that a screen has handled, for the log.
struct HandledEvent: CustomStringConvertible {
  /// The name of the event, with a character before it: `@click`.
  let name: StaticString
  /// The name of the element: `button`.
  let element: StaticString
  /// Whose screen it was.
  let viewModel: any ViewModel.Type

  var description: String {
    "“\("\(name)".dropFirst())” of <\(element)> on the screen of \(viewModel)"
  }
}
