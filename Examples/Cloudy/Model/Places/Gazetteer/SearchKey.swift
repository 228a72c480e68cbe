import Foundation

/// Makes typed texts and names of places comparable: words in lower case, without accents, with one
/// space between them.
enum SearchKey {
  static func key(of text: String) -> String {
    // Most names are ASCII, and there are half a million.
    if let key = plainKey(of: text) { return key }
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
    var key = ""
    var isBetweenWords = false
    for scalar in folded.unicodeScalars where !isSilent(scalar) {
      guard isPartOfWord(scalar) else {
        isBetweenWords = true
        continue
      }
      if isBetweenWords, !key.isEmpty { key += " " }
      isBetweenWords = false
      key += spelledOut[scalar] ?? String(scalar)
    }
    return key
  }

  static func words(of text: String) -> [String] {
    key(of: text).components(separatedBy: " ").filter { !$0.isEmpty }
  }

  /// Returns the key of an ASCII text; `nil` for other texts.
  private static func plainKey(of text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String? in
      var key: [UInt8] = []
      key.reserveCapacity(bytes.count)
      var isBetweenWords = false
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        let isCapital = byte >= 0x41 && byte <= 0x5A
        if isCapital || byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 {
          if isBetweenWords, !key.isEmpty { key.append(0x20) }
          isBetweenWords = false
          key.append(isCapital ? byte + 0x20 : byte)
        } else if byte != 0x27, byte != 0x60 {
          isBetweenWords = true
        }
      }
      return String(decoding: key, as: UTF8.self)
    }
  }

  /// Letters that can't be reduced to a base letter and an accent, with the letters people type in
  /// their place.
  private static let spelledOut: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "þ": "th",
    "ħ": "h", "ŧ": "t", "ŋ": "n", "ə": "e",
  ]

  /// Whether the scalar is an apostrophe or a similar character. These are left out within words:
  /// "xian" finds Xi'an.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "`", "´", "‘", "’", "ʻ", "ʼ", "ʹ", "ʽ", "ʾ", "ʿ", "\u{AD}", "\u{200C}", "\u{200D}":
      true
    default:
      // An accent that can't be combined with the letter before it.
      ("\u{300}"..."\u{36F}").contains(scalar)
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default:
      false
    }
  }
}
