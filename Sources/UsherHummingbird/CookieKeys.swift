#if Hummingbird
import Crypto
import Foundation

/// Loads the secret that signs visitors' cookies.
enum CookieKey {
  /// Returns the key from the data folder. If the folder has no key, writes a new one that only the user of this
  /// process can read. If `directory` is `nil`, each call returns a new key.
  ///
  /// - Throws: `ServerError` if the key can't be read or written.
  static func load(from directory: String?) throws(ServerError) -> SymmetricKey {
    guard let directory else { return SymmetricKey(size: .bits256) }
    let path = directory + "/cookie.key"
    if let data = FileManager.default.contents(atPath: path) {
      guard data.count == 32 else {
        throw .dataDirectory(path, "it has \(data.count) bytes and not 32")
      }
      return SymmetricKey(data: data)
    }
    let key = SymmetricKey(size: .bits256)
    do {
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
    } catch {
      throw .dataDirectory(path, error.localizedDescription)
    }
    let isWritten = FileManager.default.createFile(
      atPath: path,
      contents: key.withUnsafeBytes { Data($0) },
      attributes: [.posixPermissions: 0o600]
    )
    guard isWritten else { throw .dataDirectory(path, "it can't be written") }
    return key
  }
}
#endif
