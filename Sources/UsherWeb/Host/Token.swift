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

  /// How many digits of the name of its process a session's token ends with.
  private static let nodeDigits = 8

  /// Returns the token of a session. It tells which process made it: the others ask that one for a session that isn't
  /// stored yet.
  static func make(at node: String) -> String { make() + node.prefix(nodeDigits) }

  /// Returns the beginning of the name of the process that made a session; `nil` if the token doesn't tell.
  static func origin(of token: String) -> String? {
    token.utf8.count == 32 + nodeDigits ? String(token.suffix(nodeDigits)) : nil
  }

  /// Returns whether a text has the form of a token.
  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 32 && text.allSatisfy { "0123456789abcdef".contains($0) }
  }
}
