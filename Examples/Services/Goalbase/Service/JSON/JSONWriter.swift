/// Writes JSON, fast enough for twenty thousand matches at a time.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  static func bytes(_ write: (inout Self) -> Void) -> [UInt8] {
    var writer = Self()
    write(&writer)
    return writer.bytes
  }

  mutating func object(_ members: (inout Self) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func array<Element>(
    _ elements: some Sequence<Element>,
    _ write: (inout Self, Element) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the name of a member. The next value belongs to it.
  mutating func name(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func text(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
      case ..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ integer: Int) {
    separate()
    bytes += String(integer).utf8
  }

  /// - Parameter number: A finite number.
  mutating func number(_ number: Double) {
    separate()
    bytes += number.description.utf8
  }

  /// Writes a value that is already JSON.
  mutating func json(_ json: some Sequence<UInt8>) {
    separate()
    bytes += json
  }

  /// Writes a comma before a value, unless the value is the first one or belongs to a name.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
