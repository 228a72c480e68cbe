import Foundation

/// Text as people look for it, and sort it: without case and accents.
enum Folded {
  /// What a search compares.
  static func text(_ text: String) -> String {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
    guard !folded.utf8.allSatisfy({ $0 < 0x80 }) else { return folded }
    return folded.decomposedStringWithCompatibilityMapping
      .reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }

  /// What is sorted by, byte by byte. Numbers are as long as each other, so that they sort by value;
  /// what is missing or blank comes last.
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

  /// Those that Unicode doesn't take apart by itself, as it does "é".
  private static let letters: [Character: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ħ": "h", "ŧ": "t", "ŋ": "n",
  ]
}
