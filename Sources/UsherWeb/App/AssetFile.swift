/// A file that is part of the program, and the same for every visitor.
struct AssetFile: Sendable {
  /// The URL of the file, which changes with the content: `/-/usher.3k2j.css`.
  let url: String
  /// The URL without the part that changes: `/-/usher.css`.
  let path: String
  /// Whether only the URL of the present content leads to the file: another file needs this very content.
  let isExact: Bool
  private let etag: String
  private let contentType: String
  private let bytes: [UInt8]

  init(_ base: String, _ file: AppFile) {
    self.init(base, "files/\(file.name)", file.contentType, file.contents)
  }

  init(
    _ base: String,
    _ name: String,
    _ contentType: String,
    _ bytes: [UInt8],
    isExact: Bool = false
  ) {
    self.isExact = isExact
    etag = Self.digest(bytes)
    path = "\(base)/-/\(name)"
    url = "\(base)/-/\(Self.address(of: name, etag))"
    self.contentType = contentType
    self.bytes = bytes
  }

  /// The last part of the URL.
  var name: Substring { url[url.index(url.lastIndex(of: "/") ?? url.startIndex, offsetBy: 1)...] }

  /// Returns the file; `nil` if the request's URL doesn't lead to it. Only under its present URL a browser may keep it:
  /// under the URL of an older content, as after an upgrade, or under none in particular, it has to ask each time.
  func response(to request: WebRequest) -> WebResponse? {
    guard !isExact || request.path == url else { return nil }
    return .bytes(
      bytes,
      contentType,
      etag: etag,
      cacheControl: request.path == url
        ? "public, max-age=31536000, immutable" : "public, no-cache",
      for: request
    )
  }

  /// Returns the name of a file with the part that changes.
  static func address(of name: String, _ digest: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return ([parts[0], Substring(digest)] + parts.dropFirst()).joined(separator: ".")
  }

  /// Returns the path of a file without the part that changes, from any of its URLs.
  static func plainPath(_ path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var parts = path[start...].split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3 { parts.remove(at: 1) }
    return String(path[..<start]) + parts.joined(separator: ".")
  }

  /// Returns the FNV-1a hash of the bytes. It is the same in each process, so after a restart browsers can still use
  /// the files that they have stored and that haven't changed.
  static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
