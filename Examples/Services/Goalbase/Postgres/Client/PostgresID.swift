import Goalbase

/// The sixteen bytes of a UUID, by which rows refer to each other.
struct PostgresID: Hashable {
  private let high: UInt64
  private let low: UInt64

  /// Reads sixteen bytes; with any other number, creates the UUID of zeros.
  init(_ bytes: UnsafeRawBufferPointer) {
    let isWhole = bytes.count == 16
    high = isWhole ? UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)) : 0
    low = isWhole ? UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) : 0
  }

  /// The id as Goalbase writes it: in lower case.
  var entity: EntityID {
    let text = String(unsafeUninitializedCapacity: 36) { buffer in
      var place = 0
      for digit in 0..<32 {
        if [8, 12, 16, 20].contains(digit) {
          buffer[place] = UInt8(ascii: "-")
          place += 1
        }
        let half = digit < 16 ? high : low
        buffer[place] = Self.digits[Int(half >> UInt64(60 - digit % 16 * 4) & 15)]
        place += 1
      }
      return place
    }
    return EntityID(stored: text)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
