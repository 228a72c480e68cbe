#if SQLite
import Foundation
import Testing
import UsherWeb

@testable import UsherSQLite

@Suite("SQLite session store")
struct SQLiteSessionStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path() -> String { folder.appendingPathComponent("sessions.sqlite").path }

  private func write(_ number: Int, version: Int = 1, applied: Int = 0) -> SessionWrite {
    SessionWrite(
      token: "token \(number)",
      owner: SessionOwner(node: "a", fence: 1),
      base: nil,
      version: version,
      visitor: Visitor(id: "visitor"),
      app: "/shop",
      address: "/shop/1",
      applied: applied,
      isWhole: true,
      changed: ["state": [1, 2, UInt8(truncatingIfNeeded: number)], "history": [0, 255]]
    )
  }

  @Test(
    "it keeps the promises of a session store",
    arguments: StoreSettings.Durability.allCases
  )
  func promises(durability: StoreSettings.Durability) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = StoreSettings()
    settings.durability = durability
    let store = try SQLiteSessionStore(path: path(), settings: settings)
    #expect(await SessionStoreCheck(store).run() == [])
  }

  @Test("a transaction waits for the disk if what is stored has to survive the loss of power")
  func durability() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = StoreSettings()
    #expect(try SessionFile(path(), settings) { _ in }.synchronous() == 1)
    settings.durability = .full
    #expect(try SessionFile(path(), settings) { _ in }.synchronous() == 2)
  }

  @Test("an event writes the record and its part, and no index")
  func written() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteSessionStore(path: path())
    try await store.save(write(1))
    let log = { try Data(contentsOf: URL(fileURLWithPath: path() + "-wal")).count }
    let before = try log()
    for version in 2...11 { try await store.save(write(1, version: version)) }
    // Two pages of 4,096 bytes each time, each with a head of 24 bytes.
    #expect(try log() - before == 10 * 2 * 4_120)
  }

  @Test("what was stored is there when the file is opened again, the newest of each session")
  func reopened() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let store = try SQLiteSessionStore(path: path())
      try await store.save(write(1, applied: 3))
      try await store.save(write(1, version: 2, applied: 300))
      try await store.save(write(2))
    }
    let store = try SQLiteSessionStore(path: path())
    let first = try SessionRecord.after(nil, write(1, version: 2, applied: 300))
    #expect(try await store.record(of: "token 1") == first)
    #expect(try await store.record(of: "token 2")?.parts == write(2).changed)
    #expect(try await store.record(of: "token 3") == nil)
  }

  @Test("what ends the process is noted in a file beside the store")
  func crashes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteSessionStore(path: path())
    #expect(store.crashLog != nil)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains { $0.hasPrefix("sessions.sqlite.running-") }, "\(files)")
  }

  @Test("a host that has closed leaves all in one file, which is opened again when it is needed")
  func closed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try SQLiteSessionStore(path: path())
    try await store.save(write(1))
    #expect(FileManager.default.fileExists(atPath: path() + "-wal"))
    await WebHost([], store: store).close()
    #expect(!FileManager.default.fileExists(atPath: path() + "-wal"))
    #expect(try await store.record(of: "token 1")?.parts == write(1).changed)
    try await store.save(write(2))
    await store.close()
    await store.close()
    #expect(try await store.record(of: "token 2") != nil)
  }

  @Test("what is too old is forgotten")
  func old() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      var settings = StoreSettings()
      settings.lifetime = .seconds(-1)
      let store = try SQLiteSessionStore(path: path(), settings: settings)
      try await store.save(write(1))
      #expect(try await store.record(of: "token 1") == nil)
      #expect(
        try await store.claim(SessionRequest("token 1", for: "b", of: Visitor(id: "visitor")))
          == nil
      )
      try store.removeOld()
    }
    let later = try SQLiteSessionStore(path: path())
    #expect(try await later.record(of: "token 1") == nil)
  }

  @Test("what people have typed isn't in the files any more when its record is removed")
  func erased() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let secrets = (1...40).map { "dear diary \($0) " + String(repeating: "x", count: $0 * 97) }
    do {
      let store = try SQLiteSessionStore(path: path())
      for (number, secret) in secrets.enumerated() {
        var write = write(number)
        write.changed["state"] = Array(secret.utf8)
        try await store.save(write)
      }
      #expect(try contents().contains("dear diary"))
      try await store.remove(allOf: Visitor(id: "visitor"), app: nil, besides: ["token 39"])
    }
    // When the store closes, SQLite takes what is in the log over into the file, and removes the log.
    let files = try contents()
    #expect(files.contains(secrets[39].prefix(14)))
    for secret in secrets.dropLast() { #expect(!files.contains(secret.prefix(14))) }
  }

  /// The bytes of all files of the store.
  private func contents() throws -> String {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { String(decoding: try Data(contentsOf: $0), as: Unicode.ASCII.self) }
      .joined()
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
    try await store.save(write(1))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 2)
    for name in names {
      let file = folder.appendingPathComponent(name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    withExtendedLifetime(store) {}
  }
}
#endif
