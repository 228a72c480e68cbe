extension String {
  /// The address without its scheme, such as `mailto:`; `nil` if it has none, and so is one of the app's.
  var afterScheme: Substring? {
    let scheme = utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.endIndex != utf8.endIndex, let first = scheme.first, Self.isLetter(first) else {
      return nil
    }
    let isScheme = scheme.allSatisfy {
      Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || "+-.".utf8.contains($0)
    }
    return isScheme ? self[utf8.index(after: scheme.endIndex)...] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
