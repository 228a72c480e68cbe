/// A file that is part of the program, and the same for every visitor.
struct AssetFile: Sendable {
  /// The URL of the file, which changes with the content.
  let url: String
  let path: String
  private let etag: String
  private let contentType: String
  private let bytes: [UInt8]

  init(_ base: String, _ name: String, _ contentType: String, _ bytes: [UInt8]) {
    etag = Self.digest(bytes)
    path = "\(base)/-/\(name)"
    url = "\(path)?\(etag)"
    self.contentType = contentType
    self.bytes = bytes
  }

  func response(to request: WebRequest) -> WebResponse {
    let isCurrent = request.query == etag
    return .bytes(
      bytes,
      contentType,
      etag: etag,
      cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "public, no-cache",
      for: request
    )
  }

  /// Returns the FNV-1a hash of the bytes. It is the same in each process, so after a restart browsers can still use
  /// the files that they have stored and that haven't changed.
  private static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
