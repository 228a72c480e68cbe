/// Appends what frames are made of.
extension [UInt8] {
  /// A number in as few bytes as it takes, seven bits each, lowest first.
  mutating func append(varint value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// A text, after its length in bytes.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      append(varint: bytes.count)
      append(contentsOf: bytes)
    }
  }

  /// A text that may be missing: its length plus one, or zero.
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
