/// Functions that append numbers and texts to a frame.
extension [UInt8] {
  /// Appends a number in as few bytes as possible. Each byte contains seven bits of the number, the lowest bits first;
  /// its highest bit says whether another byte follows.
  package mutating func append(varint value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends the length of a text in bytes, then the text.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      append(varint: bytes.count)
      append(contentsOf: bytes)
    }
  }

  /// Appends the length of a text in bytes plus one, then the text; for `nil`, appends only a zero.
  mutating func append(optional text: String?) {
    guard var text else { return append(0) }
    text.withUTF8 { bytes in
      append(varint: bytes.count + 1)
      append(contentsOf: bytes)
    }
  }

  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
