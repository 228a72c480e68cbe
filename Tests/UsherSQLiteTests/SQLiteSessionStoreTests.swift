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

  @Test("a file that is no database is an error")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("This is no database at all, but a text of some length.".utf8)
      .write(to: URL(fileURLWithPath: path()))
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path()) }
  }
}
#endif
