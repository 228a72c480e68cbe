/// Builds content from a list of elements, texts, `if`, `switch` and ``ForEach``.
@resultBuilder
public enum HTMLBuilder {
  /// Content as it is.
  @inlinable public static func buildExpression<Content: HTML>(_ content: Content) -> Content {
    content
  }
  /// Text of the source: part of the static markup.
  @inlinable public static func buildExpression(_ text: StaticString) -> StaticText {
    StaticText(text)
  }
  /// Text that is computed; always escaped.
  @_disfavoredOverload
  @inlinable public static func buildExpression(_ text: String) -> Text { Text(text) }
  /// Nothing.
  @inlinable public static func buildBlock() -> EmptyHTML { EmptyHTML() }
  /// The first of several.
  @inlinable public static func buildPartialBlock<Content: HTML>(first: Content) -> Content {
    first
  }
  /// The next of several.
  @inlinable public static func buildPartialBlock<A: HTML, B: HTML>(
    accumulated: A,
    next: B
  ) -> HTMLPair<A, B> {
    HTMLPair(accumulated, next)
  }
  /// Content that may be there.
  @inlinable public static func buildOptional<Content: HTML>(
    _ content: Content?
  ) -> HTMLEither<Content, EmptyHTML> {
    content.map { .first($0) } ?? .second(EmptyHTML())
  }
  /// One of two.
  @inlinable public static func buildEither<A: HTML, B: HTML>(first: A) -> HTMLEither<A, B> {
    .first(first)
  }
  /// The other of two.
  @inlinable public static func buildEither<A: HTML, B: HTML>(second: B) -> HTMLEither<A, B> {
    .second(second)
  }
  /// Content behind `if #available`.
  @inlinable public static func buildLimitedAvailability<Content: HTML>(
    _ content: Content
  ) -> Content {
    content
  }
}
