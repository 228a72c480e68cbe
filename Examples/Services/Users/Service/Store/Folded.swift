import Foundation

/// Text for searching and sorting: without case and accents.
enum Folded {
  /// Returns the text that a search compares.
  static func text(_ text: String) -> String {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
    guard !folded.utf8.allSatisfy({ $0 < 0x80 }) else { return folded }
    return folded.decomposedStringWithCompatibilityMapping
      .reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }

  /// Returns a key for sorting byte by byte. Numbers are padded to the same length, so that they
  /// sort by value; missing and blank texts come last.
  static func sortKey(_ text: String?) -> String {
    let text = self.text(text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return "\u{10ffff}" }
    var (key, digits) = ("", "")
    for character in text {
      if ("0"..."9").contains(character) {
        digits.append(character)
      } else {
        key += padded(digits) + String(character)
        digits = ""
      }
    }
    return key + padded(digits)
  }

  private static func padded(_ digits: String) -> String {
    guard !digits.isEmpty, digits.count < longestNumber else { return digits }
    return String(repeating: "0", count: longestNumber - digits.count) + digits
  }

  private static let longestNumber = 20

  /// Letters that Unicode doesn't decompose, unlike "é".
  private static let letters: [Character: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ħ": "h", "ŧ": "t", "ŋ": "n",
  ]
}
