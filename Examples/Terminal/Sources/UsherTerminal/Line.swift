public import Usher

/// A line of a view in a terminal.
public enum Line {
  /// A text.
  case text(String)
  /// A button with its title and action. The person types its number; a disabled one has no number.
  case button(String, isEnabled: Bool = true, () -> Void)
  /// A text field with its label. A secret text is shown as asterisks.
  case field(String, ValueBinding<String>, isSecret: Bool = false)
}

/// Builds the lines of a view.
@resultBuilder
public enum LinesBuilder {
  /// Takes a line.
  public static func buildExpression(_ line: Line) -> [Line] { [line] }
  /// Takes lines that were made elsewhere.
  public static func buildExpression(_ lines: [Line]) -> [Line] { lines }
  /// Takes a text as a line.
  public static func buildExpression(_ text: String) -> [Line] { [.text(text)] }
  /// Takes a text as a line; nothing for `nil`.
  public static func buildExpression(_ text: String?) -> [Line] { text.map { [.text($0)] } ?? [] }
  /// Joins lines in their order.
  public static func buildBlock(_ lines: [Line]...) -> [Line] { lines.flatMap { $0 } }
  /// Joins the lines of a loop.
  public static func buildArray(_ lines: [[Line]]) -> [Line] { lines.flatMap { $0 } }
  /// Takes the lines of an `if` without `else`.
  public static func buildOptional(_ lines: [Line]?) -> [Line] { lines ?? [] }
  /// Takes the lines of the first branch.
  public static func buildEither(first lines: [Line]) -> [Line] { lines }
  /// Takes the lines of the second branch.
  public static func buildEither(second lines: [Line]) -> [Line] { lines }
}
