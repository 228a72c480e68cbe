/// What a name is sorted by: made once for each, and then compared byte by byte.
///
/// Spaces come before signs, these before numbers, these before letters, and everything before no
/// name at all.
struct UserNameKey: Comparable {
  private var bytes: [UInt8] = []

  private static let space: UInt8 = 1
  private static let sign: UInt8 = 2
  private static let number: UInt8 = 3
  // Letters are themselves, and from "a" on.

  /// The letter A to Z the name begins with.
  var initial: Character? {
    guard let first = bytes.first, (0x61...0x7a).contains(first) else { return nil }
    return Character(Unicode.Scalar(first - 0x20))
  }

  /// Whether there is no name.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(letters: [UInt8]) {
    bytes.append(contentsOf: letters)
  }

  mutating func append(sign: [UInt8]) {
    bytes.append(Self.sign)
    bytes.append(contentsOf: sign)
  }

  mutating func appendSpace() {
    bytes.append(Self.space)
  }

  /// Takes the digits, if there are any. Of two numbers the one with more digits is the greater, so
  /// their count comes first.
  mutating func append(number digits: inout [UInt8]) {
    guard !digits.isEmpty else { return }
    let significant = digits.drop { $0 == 0 }
    bytes.append(Self.number)
    bytes.append(contentsOf: repeatElement(.max, count: significant.count / Int(UInt8.max)))
    bytes.append(UInt8(significant.count % Int(UInt8.max)))
    bytes.append(contentsOf: significant)
    digits = []
  }

  static func < (one: Self, other: Self) -> Bool {
    // No name comes after every name.
    if one.isEmpty || other.isEmpty { return !one.isEmpty }
    return one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
