#if Hummingbird
/// Compressed files, up to a number of bytes. When they are more, the oldest go.
struct CompressedFiles {
  /// The number of bytes that are kept, 16 MiB.
  static let limit = 16 << 20

  private var files: [String: [UInt8]] = [:]
  private var order: [String] = []
  private var count = 0

  subscript(_ key: String) -> [UInt8]? { files[key] }

  mutating func add(_ file: [UInt8], as key: String) {
    // Two requests may have compressed the same file at the same time.
    guard files[key] == nil, file.count <= Self.limit else { return }
    files[key] = file
    order.append(key)
    count += file.count
    while count > Self.limit {
      let oldest = order.removeFirst()
      count -= files.removeValue(forKey: oldest)?.count ?? 0
    }
  }
}
#endif
