/// Reads the parts of an ISO 8601 time, in order.
struct TimeScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number with exactly `count` digits; `nil` if there are fewer.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads a fraction of any length in thousandths; further digits are ignored.
  mutating func thousandths() -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    return (0..<3).reduce(0) { value, place in
      let digit = digits.dropFirst(place).first ?? UInt8(ascii: "0")
      return value * 10 + Int(digit - UInt8(ascii: "0"))
    }
  }

  /// Reads a zone as seconds ahead of Greenwich; 0 if there is none, `nil` if it is invalid.
  mutating func zone() -> Int? {
    if isAtEnd || skip("Z") { return 0 }
    let sign = skip("-") ? -1 : 1
    guard sign < 0 || skip("+"), let hour = number(2), hour < 24 else { return nil }
    guard !isAtEnd else { return sign * hour * 3600 }
    _ = skip(":")
    guard let minute = number(2), minute < 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
