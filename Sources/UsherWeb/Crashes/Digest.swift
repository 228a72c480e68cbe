/// Makes short names of long texts, that are the same in each process.
enum Digest {
  /// Returns 16 hexadecimal digits for a text. Different texts have different digits, except by rare chance.
  ///
  /// FNV-1a, 64 bits: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, “The FNV Non-Cryptographic Hash Algorithm”.
  static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns a text that fits into so many bytes of UTF-8: the text itself, or its beginning and its digits.
  static func shortened(_ text: String, to size: Int) -> String {
    guard text.utf8.count > size else { return text }
    var start = text.prefix(size)
    while start.utf8.count > size - 17 { start.removeLast() }
    return "\(start)~\(of(text))"
  }
}
