extension MarkLimit {
  /// Returns whether a text in JSON has more marks in a row than ``most``. They can be written as they are, or as `\u0301`.
  /// Whoever reads such a text compares its keys at once, so look before.
  public static func isExceeded(inJSON json: some Collection<UInt8>) -> Bool {
    guard json.contains(where: { $0 >= 0xCC || $0 == UInt8(ascii: "\\") }) else { return false }
    var rest = String(decoding: json, as: UTF8.self).unicodeScalars[...]
    var count = 0
    while let scalar = rest.popFirst() {
      let isEscape = scalar == "\\"
      count = isMark(isEscape ? escaped(&rest) ?? scalar : scalar) ? count + 1 : 0
      if count > most { return true }
    }
    return false
  }

  /// Reads what follows a backslash; `nil` if that is no character.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let kind = rest.popFirst(), kind == "u", let unit = codeUnit(&rest) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // The first half of a character beyond 16 bits.
    guard rest.popFirst() == "\\", rest.popFirst() == "u", let second = codeUnit(&rest) else {
      return nil
    }
    let units = [UInt16(truncatingIfNeeded: unit), UInt16(truncatingIfNeeded: second)]
    return String(decoding: units, as: UTF16.self).unicodeScalars.first
  }

  private static func codeUnit(_ rest: inout Substring.UnicodeScalarView) -> UInt32? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return UInt32(String(digits), radix: 16)
  }
}
