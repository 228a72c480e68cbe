/// Makes unguessable names, for sessions and uploads.
enum Token {
  /// Returns 128 random bits from the system's random number generator, as 32 hexadecimal digits.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { (bits: UInt64) in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// Returns whether a text has the form of a token.
  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 32 && text.allSatisfy { "0123456789abcdef".contains($0) }
  }
}
