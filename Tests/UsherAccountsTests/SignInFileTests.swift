#if Accounts
import Foundation
import Testing
import UsherAccounts

@Suite("The file of sign-ins")
final class SignInFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "sign-ins-\(UUID().uuidString)")
  private let ada = Member(id: 1, name: "Ada")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var url: URL { folder.appending(path: "sign-ins.json") }

  @Test("what was written is there when the program starts again")
  func again() throws {
    let file = try SignInFile<Member>(url)
    #expect(file.people().isEmpty)
    for key in ["a", "b", "c"] { try file.set(ada, for: key) }
    try file.set(nil, for: "b")
    #expect(try SignInFile<Member>(url).people() == ["a": ada, "c": ada])
    let changed = Member(id: 1, name: "Ada Lovelace")
    #expect(Set(try file.update(changed)) == ["a", "c"])
    #expect(try SignInFile<Member>(url).people() == ["a": changed, "c": changed])
    #expect(try file.removeAll(of: 1, except: "a") == ["c"])
    let other = try SignInFile<Member>(url)
    #expect(other.person("a") == changed)
    #expect(other.person("c") == nil)
  }

  @Test("who is moved is under the new key when the program starts again")
  func moved() throws {
    let file = try SignInFile<Member>(url)
    try file.move("a", to: "b")
    #expect(!FileManager.default.fileExists(atPath: url.path))
    try file.set(ada, for: "a")
    try file.move("a", to: "b")
    #expect(try SignInFile<Member>(url).people() == ["b": ada])
  }

  @Test("signing out whom nobody knows writes nothing")
  func nothing() throws {
    let file = try SignInFile<Member>(url)
    try file.set(nil, for: "a")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("only the program's user can read it")
  func access() throws {
    try SignInFile<Member>(url).set(ada, for: "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sign-ins.json"])
  }

  @Test("a file that is damaged is told, and stays")
  func damaged() throws {
    try Data("{".utf8).write(to: url)
    #expect(throws: DecodingError.self) { try SignInFile<Member>(url) }
    #expect(try Data(contentsOf: url) == Data("{".utf8))
  }

  @Test("what can't be written changes nothing")
  func unwritable() throws {
    let file = try SignInFile<Member>(url)
    try file.set(ada, for: "a")
    try FileManager.default.removeItem(at: folder)
    #expect(throws: CocoaError.self) { try file.set(nil, for: "a") }
    #expect(file.person("a") == ada)
  }
}
#endif
