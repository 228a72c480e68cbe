/// Reads numbers from a text, from its start.
struct DigitReader {
  private var bytes: Substring.UTF8View

  init(_ text: String) {
    bytes = Substring(text).utf8
  }

  var isAtEnd: Bool { bytes.isEmpty }

  /// Reads a number with exactly `count` digits; `nil` if there are fewer.
  mutating func number(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = bytes.first, UInt32(byte) == character.value else { return false }
    bytes.removeFirst()
    return true
  }

  /// Reads a fraction of a second after a dot or a comma, and returns it in milliseconds; ignores
  /// digits after the third. Returns 0 if there is no dot or comma, and `nil` if no digit follows
  /// the dot or comma.
  mutating func milliseconds() -> Int? {
    guard skip(".") || skip(",") else { return 0 }
    guard let first = digit() else { return nil }
    var (milliseconds, weight) = (first * 100, 10)
    while let digit = digit() {
      milliseconds += digit * weight
      weight /= 10
    }
    return milliseconds
  }

  /// Reads an offset in minutes: `Z`, `+02:00`, `-0330` or `+01`; `nil` for anything else.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(2), hours < 24 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = skip(":")
      guard let more = number(2), more < 60 else { return nil }
      minutes = more
    }
    return (isEast ? 1 : -1) * (hours * 60 + minutes)
  }

  private mutating func digit() -> Int? {
    guard let byte = bytes.first, 0x30...0x39 ~= byte else { return nil }
    bytes.removeFirst()
    return Int(byte) - 0x30
  }
}
