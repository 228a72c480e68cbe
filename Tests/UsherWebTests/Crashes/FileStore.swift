import Foundation

@testable import UsherWeb

/// A store of one session, in files, so that another process can read it.
struct FileStore: SessionStore {
  let folder: String
  let crashLog: CrashLog?

  init(_ folder: String) throws {
    self.folder = folder
    crashLog = try CrashLog(path: folder + "/sessions")
  }

  private var file: URL { URL(fileURLWithPath: folder + "/record") }

  private struct Stored: Codable {
    let texts: [String]
    let applied: Int
    let bytes: [[UInt8]]
  }

  func save(_ record: SessionRecord) async throws {
    let stored = Stored(
      texts: [record.token, record.visitor.id, record.app],
      applied: record.applied,
      bytes: [record.snapshot, record.history]
    )
    try JSONEncoder().encode(stored).write(to: file, options: .atomic)
  }

  func remove(_ token: String) async { try? FileManager.default.removeItem(at: file) }

  func record(of token: String) async throws -> SessionRecord? {
    let stored = try JSONDecoder().decode(Stored.self, from: Data(contentsOf: file))
    guard stored.texts[0] == token else { return nil }
    return SessionRecord(
      token: token,
      visitor: Visitor(id: stored.texts[1]),
      app: stored.texts[2],
      applied: stored.applied,
      snapshot: stored.bytes[0],
      history: stored.bytes[1]
    )
  }
}
