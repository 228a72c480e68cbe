/// Limits how many combining marks, such as accents, follow one another in a text from outside.
///
/// Swift compares and hashes texts in their normal form, for which it puts the marks of a letter in order. That takes the
/// square of their number: 30,000 marks, which fit into one field of a request, take seconds. No language needs more than a
/// few; 30 is what Unicode calls safe (UAX #15, Stream-Safe Text Format).
///
/// Addresses are limited already. A host limits what a person types where others can reach it, and what routes of an app
/// receive as JSON; other bodies are the app's to limit.
///
/// ```swift
/// let text = MarkLimit.apply(to: String(decoding: bytes, as: UTF8.self))
/// ```
public enum MarkLimit {
  /// The number of marks in a row that stay.
  public static let most = 30

  /// Returns the text without the marks that follow ``most`` others.
  public static func apply(to text: String) -> String {
    // All marks are from U+0300 on, whose first byte is 0xCC.
    guard text.utf8.contains(where: { $0 >= 0xCC }), hasMore(in: text) else { return text }
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count = isMark(scalar) ? count + 1 : 0
      if count <= most { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private static func hasMore(in text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      count = isMark(scalar) ? count + 1 : 0
      if count > most { return true }
    }
    return false
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }
}
