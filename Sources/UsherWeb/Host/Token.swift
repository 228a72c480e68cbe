/// Names that can't be guessed.
enum Token {
  /// 128 random bits of the system's generator, in hexadecimal.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { (bits: UInt64) in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
