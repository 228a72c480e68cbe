/// The content of an `if` or of its `else`. ``HTMLBuilder`` makes it.
public enum HTMLEither<First: HTML, Second: HTML>: HTML {
  /// The content of the `if` branch.
  case first(First)
  /// The content of the `else` branch.
  case second(Second)

  /// Renders the content of the chosen branch.
  @inlinable public func render(into renderer: inout Renderer) {
    switch self {
    case .first(let content): renderer.branch(0, content)
    case .second(let content): renderer.branch(1, content)
    }
  }
}
