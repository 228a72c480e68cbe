extension String {
  /// The text as GTK can show it in good time, whatever an app has got from elsewhere: a C string ends at NUL, and the time
  /// to lay out a text is the square of the length of its longest word.
  ///
  /// - Parameter limit: the number of characters of Unicode after which it ends with “…”.
  func shown(upTo limit: Int = 10_000) -> String {
    guard utf8.count > Self.longestWord else { return withoutNUL }
    var (shown, word) = ("".unicodeScalars, 0)
    for (index, scalar) in unicodeScalars.enumerated() {
      guard index < limit else {
        shown.append("…")
        break
      }
      word = scalar.properties.isWhitespace ? 0 : word + 1
      if word > Self.longestWord, !scalar.continuesCharacter || word > 4 * Self.longestWord {
        // A place to break the line at, which isn't seen.
        shown.append("\u{200B}")
        word = 1
      }
      shown.append(scalar)
    }
    return String(shown).withoutNUL
  }

  /// More than the path of a file usually has.
  private static var longestWord: Int { 200 }
}

extension Unicode.Scalar {
  /// Whether a line can't be broken before it: a mark on the letter before, or what joins two.
  fileprivate var continuesCharacter: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .modifierSymbol: true
    default: false
    }
  }
}
