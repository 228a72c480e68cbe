#if SQLite
import Foundation
import Testing
import UsherSQLite
import UsherWeb

@Suite("SQLite session store")
struct SQLiteSessionStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path() -> String { folder.appendingPathComponent("sessions.sqlite").path }

  private func record(_ number: Int, applied: Int = 0) -> SessionRecord {
    SessionRecord(
      token: "token \(number)",
      visitor: Visitor(id: "visitor"),
      app: "shop",
      applied: applied,
      snapshot: [1, 2, UInt8(truncatingIfNeeded: number)],
      history: [0, 255]
    )
  }

  @Test("what was stored is there when the file is opened again, the newest of each session")
  func reopened() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let store = try SQLiteSessionStore(path: path())
      try await store.save(record(1, applied: 3))
      try await store.save(record(1, applied: 300))
      try await store.save(record(2))
    }
    let store = try SQLiteSessionStore(path: path())
    #expect(try await store.record(of: "token 1") == record(1, applied: 300))
    #expect(try await store.record(of: "token 2") == record(2))
    #expect(try await store.record(of: "token 3") == nil)
  }

  @Test("many at once are all stored")
  func many() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteSessionStore(path: path())
    try await withThrowingTaskGroup { group in
      for number in 0..<500 {
        group.addTask { try await store.save(record(number % 100, applied: number)) }
      }
      try await group.waitForAll()
    }
    for number in 0..<100 { #expect(try await store.record(of: "token \(number)") != nil) }
  }

  @Test("what is too old is forgotten")
  func old() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteSessionStore(path: path(), lifetime: .seconds(-1))
    try await store.save(record(1))
    #expect(try await store.record(of: "token 1") == nil)
    try store.removeOld()
    let later = try SQLiteSessionStore(path: path())
    #expect(try await later.record(of: "token 1") == nil)
  }

  @Test(
    "what people have typed can be read by the user of the process only",
    arguments: [true, false]
  )
  func permissions(isThere: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    if isThere {
      let everybody: [FileAttributeKey: Any] = [.posixPermissions: 0o644]
      for name in ["", "-wal", "-shm"] {
        let file = path() + name
        #expect(FileManager.default.createFile(atPath: file, contents: nil, attributes: everybody))
      }
    }
    let store = try SQLiteSessionStore(path: path())
    try await store.save(record(1))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 2)
    for name in names {
      let file = folder.appendingPathComponent(name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    withExtendedLifetime(store) {}
  }

  @Test("a file that is no database is an error")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("This is no database at all, but a text of some length.".utf8)
      .write(to: URL(fileURLWithPath: path()))
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path()) }
  }
}
#endif
