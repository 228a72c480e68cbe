extension StringProtocol {
  /// The text for a line of the log, if a client has written it: at most 40 characters, and none that could change how
  /// the log is shown.
  package var clipped: String { clipped(to: 40) }

  /// Returns the text as ``clipped``, with at most so many characters.
  package func clipped(to limit: Int) -> String {
    var text = String(String.UnicodeScalarView(unicodeScalars.prefix(limit).map(Self.shown)))
    if unicodeScalars.count > limit { text += "…" }
    return text
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: "?"
    default: scalar
    }
  }
}
