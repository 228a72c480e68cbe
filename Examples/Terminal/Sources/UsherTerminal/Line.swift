public import Usher

/// A line of a screen: what a view in a terminal is made of.
public enum Line {
  /// Words.
  case text(String)
  /// Something to choose, by its number.
  case button(String, isEnabled: Bool = true, () -> Void)
  /// A text to type; what is secret isn't shown.
  case field(String, ValueBinding<String>, isSecret: Bool = false)
}

/// Builds the lines of a view.
@resultBuilder
public enum LinesBuilder {
  /// A line.
  public static func buildExpression(_ line: Line) -> [Line] { [line] }
  /// Lines that are made elsewhere.
  public static func buildExpression(_ lines: [Line]) -> [Line] { lines }
  /// Words.
  public static func buildExpression(_ text: String) -> [Line] { [.text(text)] }
  /// Words, if there are any.
  public static func buildExpression(_ text: String?) -> [Line] { text.map { [.text($0)] } ?? [] }
  /// Lines one after the other.
  public static func buildBlock(_ lines: [Line]...) -> [Line] { lines.flatMap { $0 } }
  /// Lines for each element.
  public static func buildArray(_ lines: [[Line]]) -> [Line] { lines.flatMap { $0 } }
  /// Lines on a condition.
  public static func buildOptional(_ lines: [Line]?) -> [Line] { lines ?? [] }
  /// The lines of one branch.
  public static func buildEither(first lines: [Line]) -> [Line] { lines }
  /// The lines of the other branch.
  public static func buildEither(second lines: [Line]) -> [Line] { lines }
}
