/// Builds content from a list of elements, texts, `if`, `switch` and ``ForEach``.
///
/// ```swift
/// struct Card<Content: HTML>: Component {
///   @HTMLBuilder let content: () -> Content
///   var body: some HTML { div { content() }.class("card") }
/// }
/// ```
@resultBuilder
public enum HTMLBuilder {
  /// Returns the content unchanged.
  @inlinable public static func buildExpression<Content: HTML>(_ content: Content) -> Content {
    content
  }
  /// Makes text from a literal. The text never changes, and is sent once with the static markup.
  @inlinable public static func buildExpression(_ text: StaticString) -> StaticText {
    StaticText(text)
  }
  /// Makes text that can change; it is always escaped.
  @_disfavoredOverload
  @inlinable public static func buildExpression(_ text: String) -> Text { Text(text) }
  /// Makes empty content.
  @inlinable public static func buildBlock() -> EmptyHTML { EmptyHTML() }
  /// Returns the first piece of content.
  @inlinable public static func buildPartialBlock<Content: HTML>(first: Content) -> Content {
    first
  }
  /// Adds the next piece of content.
  @inlinable public static func buildPartialBlock<A: HTML, B: HTML>(
    accumulated: A,
    next: B
  ) -> HTMLPair<A, B> {
    HTMLPair(accumulated, next)
  }
  /// Makes the content of an `if` without `else`.
  @inlinable public static func buildOptional<Content: HTML>(
    _ content: Content?
  ) -> HTMLEither<Content, EmptyHTML> {
    content.map { .first($0) } ?? .second(EmptyHTML())
  }
  /// Makes the content of an `if` or `case` branch.
  @inlinable public static func buildEither<A: HTML, B: HTML>(first: A) -> HTMLEither<A, B> {
    .first(first)
  }
  /// Makes the content of an `else` or another `case` branch.
  @inlinable public static func buildEither<A: HTML, B: HTML>(second: B) -> HTMLEither<A, B> {
    .second(second)
  }
  /// Returns the content of an `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: HTML>(
    _ content: Content
  ) -> Content {
    content
  }
}
