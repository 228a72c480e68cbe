import Usher

/// Reads bytes from a browser, without trusting them.
package struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  package private(set) var offset = 0

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var isAtEnd: Bool { offset >= bytes.count }

  package mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number of at most 31 bits; `nil` if the number is larger, or if the bytes end too early.
  package mutating func varint() -> Int? {
    var value = 0
    var shift = 0
    while let next = byte(), shift < 35 {
      value |= Int(next & 127) << shift
      if next < 128 { return value <= Int(Int32.max) ? value : nil }
      shift += 7
    }
    return nil
  }

  /// Reads the length of a text, then the text; `nil` if the bytes end too early. Invalid UTF-8 is replaced by U+FFFD.
  /// Combining marks in a row are limited, see `MarkLimit`.
  package mutating func text() -> String? {
    guard let count = varint(), count <= bytes.count - offset else { return nil }
    defer { offset += count }
    return MarkLimit.apply(to: String(decoding: bytes[offset..<offset + count], as: UTF8.self))
  }

  /// The largest number of bytes of an address that a browser sends. Many proxies and servers take no longer one in a
  /// request either.
  static let addressLimit = 8 << 10

  /// Reads the remaining bytes as the address of a page.
  ///
  /// - Throws: ``SocketRefusal/longAddress`` if there are more than ``addressLimit`` bytes.
  mutating func address() throws(SocketRefusal) -> String {
    guard bytes.count - offset <= Self.addressLimit else { throw .longAddress }
    return rest()
  }

  /// Reads the remaining bytes as text, as ``text()`` does.
  package mutating func rest() -> String {
    defer { offset = bytes.count }
    return MarkLimit.apply(to: String(decoding: bytes[offset...], as: UTF8.self))
  }
}
