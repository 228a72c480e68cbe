#if SQLite
import Foundation
import Synchronization
import Testing
import UsherSQLite
import UsherWeb

@Suite("A SQLite file that can't be used", .timeLimit(.minutes(10)))
struct SQLiteFailureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let reports = Reports()

  private final class Reports: Sendable {
    private let state = Mutex<[String]>([])
    var texts: [String] { state.withLock { $0 } }
    func add(_ text: String) { state.withLock { $0.append(text) } }
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var path: String { folder.appendingPathComponent("sessions.sqlite").path }

  private func open(sizeLimit: Int? = nil) throws -> SQLiteSessionStore {
    var settings = StoreSettings()
    settings.sizeLimit = sizeLimit
    return try SQLiteSessionStore(path: path, settings: settings, report: reports.add)
  }

  private func write(
    _ token: String,
    base: Int? = nil,
    version: Int = 1,
    size: Int = 1000
  ) -> SessionWrite {
    SessionWrite(
      token: token,
      owner: SessionOwner(node: "a", fence: 1),
      base: base,
      version: version,
      visitor: Visitor(id: token),
      app: "/shop",
      address: "/shop",
      applied: version,
      isWhole: base == nil,
      changed: ["state": Array(repeating: 7, count: size)]
    )
  }

  private func damaged() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".corrupt-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  @Test("a full one says so, keeps what it has, and takes more when there is space")
  func full() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open(sizeLimit: 512 << 10)
    try await store.save(write("first"))
    let error = await #expect(throws: SessionStoreError.self) {
      try await store.save(write("large", size: 1 << 20))
    }
    #expect(error?.code == .full)
    #expect(error?.description.contains(path) == true)
    #expect(try await store.record(of: "large") == nil)
    #expect(try await store.record(of: "first") != nil)
    for number in 0..<20 { try? await store.save(write("token \(number)", size: 50_000)) }
    let checked = await #expect(throws: SessionStoreError.self) { try await store.check() }
    #expect(checked?.code == .full)
    try await store.remove("token 0", owner: SessionOwner(node: "a", fence: 1))
    try await store.remove("token 1", owner: SessionOwner(node: "a", fence: 1))
    try await store.check()
    try await store.save(write("second", size: 50_000))
  }

  @Test("a file that is no database is set aside, and the store begins anew")
  func noDatabase() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Data("This is no database at all, but a text of some length.".utf8)
    try text.write(to: URL(fileURLWithPath: path))
    let store = try open()
    try await store.save(write("first"))
    let name = try #require(damaged().first)
    #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == text)
    #expect(reports.texts.count == 1)
    #expect(reports.texts.first?.hasPrefix("\(path) is damaged") == true)
    #expect(reports.texts.first?.contains("it is now \(folder.path)/\(name)") == true)
  }

  @Test("a file with one damaged page is set aside at the start")
  func onePage() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let store = try open()
      for number in 0..<50 { try await store.save(write("token \(number)")) }
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seek(toOffset: 5 * 4096)
    try file.write(contentsOf: Data(repeating: 0xff, count: 4096))
    try file.close()
    let store = try open()
    #expect(try damaged().count == 1)
    try await store.save(write("first"))
    #expect(try await store.record(of: "token 1") == nil)
  }

  @Test("damage that shows while the store is in use: whole records are taken, and no process ends")
  func whileRunning() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open()
    let losses = Mutex(0)
    store.onLoss { losses.withLock { $0 += 1 } }
    // More than SQLite keeps in memory.
    let count = 3000
    let writes = (0..<count).map { write("token \($0)", size: 3000) }
    try await withThrowingTaskGroup { group in
      for write in writes { group.addTask { try await store.save(write) } }
      try await group.waitForAll()
    }
    for ending in ["", "-wal"] {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + ending))
      let size = try file.seekToEnd()
      try file.seek(toOffset: 0)
      try file.write(contentsOf: Data(repeating: 0xff, count: Int(size)))
      try file.close()
    }
    // A record that was stored before can't be changed; the whole one can be written.
    var codes: [SessionStoreError.Code] = []
    for number in 0..<count where codes.isEmpty {
      do { try await store.save(write("token \(number)", base: 1, version: 2, size: 3000)) } catch {
        codes.append(error.code)
      }
    }
    #expect(codes == [.incomplete])
    #expect(losses.withLock { $0 } == 1)
    #expect(try damaged().count == 1)
    try await store.save(write("token 1", version: 3))
    #expect(try await store.record(of: "token 1")?.version == 3)
    #expect(reports.texts.count == 1)
  }

  @Test("a damaged file that can't be set aside isn't the end: the store works when that is mended")
  func replacedLater() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // So long that the name of a damaged file would be too long.
    let path = folder.appendingPathComponent(String(repeating: "a", count: 240)).path
    let store = try SQLiteSessionStore(path: path, report: reports.add)
    let losses = Mutex(0)
    store.onLoss { losses.withLock { $0 += 1 } }
    let count = 3000
    try await withThrowingTaskGroup { group in
      for number in 0..<count {
        group.addTask { try await store.save(write("token \(number)", size: 3000)) }
      }
      try await group.waitForAll()
    }
    for ending in ["", "-wal"] {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + ending))
      let size = try file.seekToEnd()
      try file.seek(toOffset: 0)
      try file.write(contentsOf: Data(repeating: 0xff, count: Int(size)))
      try file.close()
    }
    var failures = 0
    for number in 0..<count where failures < 3 {
      do { try await store.save(write("token \(number)", base: 1, version: 2, size: 3000)) } catch {
        failures += 1
      }
    }
    #expect(failures == 3)
    #expect(losses.withLock { $0 } == 0)
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
    try await store.save(write("token 1", version: 3))
    #expect(try await store.record(of: "token 1")?.version == 3)
    #expect(losses.withLock { $0 } == 1)
  }

  @Test("only the newest three damaged files are kept")
  func manyDamaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<5 {
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
      try Data(repeating: 0xff, count: 8192).write(to: URL(fileURLWithPath: path))
      _ = try open()
    }
    #expect(try damaged().count == 3)
  }

  @Test("a second store for the same file is told who has it")
  func locked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try open()
    let error = #expect(throws: SessionStoreError.self) { try open() }
    #expect(error?.code == .locked)
    let start = "\(path) is in use by process \(ProcessInfo.processInfo.processIdentifier) on "
    #expect(error?.description.hasPrefix(start) == true)
    withExtendedLifetime(first) {}
  }

  @Test("paths that can't be a file are told in one sentence")
  func paths() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file").path
    try "a".write(toFile: file, atomically: false, encoding: .utf8)
    let reasons = [
      folder.path: "\(folder.path) is a folder and not a file",
      "\(file)/sessions.sqlite": "\(file) is a file and not a folder",
      "\(folder.path)/none/sessions.sqlite": "The folder \(folder.path)/none doesn’t exist",
    ]
    for (path, reason) in reasons {
      let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(path: path) }
      #expect(error?.code == .location)
      let remedy = "To fix this, name a folder that exists, or one that can be made."
      #expect(error?.description == "\(reason). \(remedy)")
    }
  }

  #if os(Linux)
  @Test("a folder that nobody can write in is told")
  func readOnly() {
    let path = "/sys/kernel/sessions.sqlite"
    let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(path: path) }
    #expect(error?.code == .readOnly)
    #expect(error?.description.hasPrefix("\(path) can't be written. To fix this, ") == true)
  }
  #endif
}
#endif
