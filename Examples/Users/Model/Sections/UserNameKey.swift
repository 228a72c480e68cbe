/// The sort key of a name: made once for each name, and then compared byte by byte.
///
/// Spaces come before signs, signs before numbers, and numbers before letters. Every name comes before a missing name.
struct UserNameKey: Comparable {
  private var bytes: [UInt8] = []

  private static let space: UInt8 = 1
  private static let sign: UInt8 = 2
  private static let number: UInt8 = 3
  // Letters stand for themselves: their bytes are "a" or greater.

  /// The first letter of the name, from A to Z; `nil` if the name begins with something else.
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

  /// Appends the digits as a number, if there are any, and empties `digits`. The number with more digits is greater, so
  /// the count of digits comes first.
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
    // A missing name comes after every name.
    if one.isEmpty || other.isEmpty { return !one.isEmpty }
    return one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
