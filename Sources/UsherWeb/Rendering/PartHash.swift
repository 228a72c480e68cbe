/// What is remembered of a part: a 64-bit hash of its text. Each process uses a different seed.
enum PartHash {
  private static let seed = UInt64.random(in: 1...UInt64.max)

  static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
  }

  static func of(_ text: String?) -> UInt64 { text.map { of($0) } ?? 1 }

  /// Hashes eight bytes at a time; multiplies and folds them as in MurmurHash3's finalizer.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(hash ^ tail)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value &* 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    value = value &* 0xc4ce_b9fe_1a85_ec53
    return value ^ (value >> 33)
  }
}
