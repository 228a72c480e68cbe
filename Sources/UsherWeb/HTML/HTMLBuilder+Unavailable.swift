extension HTMLBuilder {
  /// Unavailable: a number isn't text.
  @available(*, unavailable, message: "write a number as text, in quotation marks: \"\\(…)\"")
  public static func buildExpression(_ number: some BinaryInteger) -> Text { Text("") }
}
