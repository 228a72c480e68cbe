/// Letters that people look up under one or several of the letters A to Z.
enum LatinLetters {
  /// The letters that Unicode doesn't decompose. It does decompose "é", for example.
  static let plain: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h",
    "ŧ": "t", "ŋ": "n", "ı": "i", "ȷ": "j", "ĸ": "k", "ƀ": "b", "ɓ": "b", "ƈ": "c", "ɗ": "d",
    "ɖ": "d", "ɛ": "e", "ƒ": "f", "ɠ": "g", "ɨ": "i", "ƙ": "k", "ƚ": "l", "ɲ": "n", "ɔ": "o",
    "ɵ": "o", "ƥ": "p", "ʉ": "u", "ʋ": "v", "ƴ": "y", "ƶ": "z",
  ]

  static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20f0, 0xfe20...0xfe2f: true
    default: false
    }
  }
}
