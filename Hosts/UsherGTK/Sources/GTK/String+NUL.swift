extension String {
  /// The text for C, which takes NUL for the end of a text: with the sign for an unknown letter in place of it.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
