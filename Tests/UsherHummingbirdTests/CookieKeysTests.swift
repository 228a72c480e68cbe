#if Hummingbird
import Crypto
import Foundation
import Testing

@testable import UsherHummingbird

@Suite("Keys of cookies")
struct CookieKeysTests {
  private let first = String(repeating: "0a", count: 32)
  private let second = String(repeating: "B1", count: 32)

  private func bytes(_ key: SymmetricKey) -> [UInt8] { key.withUnsafeBytes { Array($0) } }

  @Test("the last key comes first, and comments and empty lines say nothing")
  func read() throws {
    let text = "# A note\nsite 3f2a\n\nkey \(first)\r\n  key   \(second)\n"
    let keys = try CookieKeys(text, at: "cookie.keys")
    #expect(keys.site == "3f2a")
    #expect(
      keys.keys.map(bytes) == [
        Array(repeating: 0xB1, count: 32), Array(repeating: 0x0A, count: 32),
      ]
    )
  }

  @Test("a file that can't be understood is told, without the keys in it")
  func broken() throws {
    let line = "is neither one `site` with a name nor a `key` with 64 hexadecimal digits"
    for (text, reason) in [
      ("site a\nkey \(first)0\n", "line 2 \(line)"), ("site a\nkey \(first) b\n", "line 2 \(line)"),
      ("site a/b\n", "line 1 \(line)"), ("site a\nsite b\n", "line 2 \(line)"),
      ("\u{1}\u{2}\u{3}", "line 1 \(line)"), ("key \(first)", "it has no line `site`"),
      ("site a", "it has no line `key`"), ("", "it has no line `site`"),
    ] {
      let error = #expect(throws: ServerError.self) {
        _ = try CookieKeys(text, at: "data/cookie.keys")
      }
      #expect(error?.code == .dataDirectory)
      #expect(
        error?.description == """
          The file data/cookie.keys can't be used: \(reason). To fix this, restore it, or remove it: then all visitors \
          are new.
          """
      )
    }
  }

  @Test("a new file has a site and a key, for this user alone, and stays what it is")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try CookieKeys.load(from: folder, port: 8080)
    let path = "\(folder)/cookie.keys"
    #expect(made.site.count == 8 && made.keys.count == 1)
    // An editor that makes the file anew lets all read it.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let read = try CookieKeys.load(from: folder, port: 8081)
    #expect(read.site == made.site && read.keys.map(bytes) == made.keys.map(bytes))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("without a folder the port is the site's name, and no two keys are the same")
  func none() throws {
    let keys = try (0..<2).map { _ in try CookieKeys.load(from: nil, port: 8081) }
    #expect(keys.map(\.site) == ["8081", "8081"])
    #expect(keys[0].keys.map(bytes) != keys[1].keys.map(bytes))
  }
}
#endif
