#if Hummingbird
import Crypto
import Foundation

/// The secrets that sign visitors' cookies, and the name of the site in the names of its cookies.
///
/// The file `cookie.keys` of the data folder has a line `site NAME`, which never changes, and a line `key DIGITS` for each
/// key. The last key signs; the others are accepted until their lines are removed.
struct CookieKeys: Sendable {
  static let fileName = "cookie.keys"

  let site: String
  /// The keys, newest first.
  let keys: [SymmetricKey]

  /// Returns the keys from the data folder. If the folder has none, writes a file with a new key that only the user of
  /// this process can read.
  ///
  /// - Parameters:
  ///   - directory: the data folder; `nil` for a new key that is stored nowhere.
  ///   - port: the port of the server, which names the site if there is no data folder.
  /// - Throws: `ServerError` if the file can't be read or written.
  static func load(from directory: String?, port: Int) throws(ServerError) -> CookieKeys {
    guard let directory else {
      return CookieKeys(site: "\(port)", keys: [SymmetricKey(size: .bits256)])
    }
    let path = "\(directory)/\(fileName)"
    if let data = FileManager.default.contents(atPath: path) {
      let keys = try CookieKeys(String(decoding: data, as: UTF8.self), at: path)
      // An editor may have made the file anew, for all to read.
      try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      return keys
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .dataDirectory(path, "it can't be read")
    }
    return try make(in: directory, path)
  }

  private static func make(in directory: String, _ path: String) throws(ServerError) -> CookieKeys {
    do {
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
    } catch {
      throw .dataDirectory(path, error.localizedDescription)
    }
    let site = SymmetricKey(size: .bits128).withUnsafeBytes { hex($0.prefix(4)) }
    let key = SymmetricKey(size: .bits256)
    let text = """
      # Signs the cookies of visitors: keep it secret. The last key signs, the others are accepted, too. To change the key,
      # add a line `key` with 64 hexadecimal digits, for example of `openssl rand -hex 32`, and start the server again.
      site \(site)
      key \(key.withUnsafeBytes { hex($0) })

      """
    // With these permissions from the first moment.
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .dataDirectory(path, "it can't be written") }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
      throw .dataDirectory(path, "it can't be written")
    }
    return CookieKeys(site: site, keys: [key])
  }

  init(site: String, keys: [SymmetricKey]) {
    self.site = site
    self.keys = keys
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `ServerError` if a line can't be understood, or there is no site or no key.
  init(_ text: String, at path: String) throws(ServerError) {
    var site: String?
    var keys: [SymmetricKey] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if words.count == 2, first == "site", site == nil, Self.isName(words[1]) {
        site = String(words[1])
      } else if words.count == 2, first == "key", let bytes = Self.bytes(words[1]) {
        keys.append(SymmetricKey(data: bytes))
      } else {
        // The line itself may be a key with a mistake.
        throw .cookieKeys(
          path,
          "line \(index + 1) is neither one `site` with a name nor a `key` with 64 hexadecimal digits"
        )
      }
    }
    guard let site else { throw .cookieKeys(path, "it has no line `site`") }
    guard !keys.isEmpty else { throw .cookieKeys(path, "it has no line `key`") }
    self.init(site: site, keys: keys.reversed())
  }

  private static func isName(_ text: Substring) -> Bool {
    text.count <= 32 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ hex: Substring) -> [UInt8]? {
    let digits = hex.compactMap { $0.hexDigitValue.map(UInt8.init) }
    guard digits.count == hex.count, digits.count == 64 else { return nil }
    return stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
#endif
