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
    let numbers: [Int]
    let parts: [String: [UInt8]]

    init(_ record: SessionRecord) {
      texts = [record.token, record.owner.node, record.visitor.id, record.app, record.address]
      numbers = [record.owner.fence, record.version, record.applied]
      parts = record.parts
    }

    var record: SessionRecord {
      SessionRecord(
        token: texts[0],
        owner: SessionOwner(node: texts[1], fence: numbers[0]),
        version: numbers[1],
        visitor: Visitor(id: texts[2]),
        app: texts[3],
        address: texts[4],
        applied: numbers[2],
        parts: parts
      )
    }
  }

  func save(_ write: SessionWrite) async throws(SessionStoreError) {
    if let record = try SessionRecord.after(try read(write.token), write) { try set(record) }
  }

  func record(of token: String) async throws(SessionStoreError) -> SessionRecord? {
    try read(token)
  }

  func claim(_ request: SessionRequest) async throws(SessionStoreError) -> SessionRecord? {
    guard var record = try read(request.token) else { return nil }
    record.owner = SessionOwner(node: request.node, fence: record.owner.fence + 1)
    try set(record)
    return record
  }

  func tokens(of visitor: Visitor, app: String, address: String) async -> [String] { [] }

  func remove(_ token: String, owner: SessionOwner) async {
    try? FileManager.default.removeItem(at: file)
  }

  func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>) async {}

  func check() async {}

  private func read(_ token: String) throws(SessionStoreError) -> SessionRecord? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      let record = try JSONDecoder().decode(Stored.self, from: data).record
      return record.token == token ? record : nil
    } catch { throw .corrupt(file.path, underlying: error) }
  }

  private func set(_ record: SessionRecord) throws(SessionStoreError) {
    do { try JSONEncoder().encode(Stored(record)).write(to: file, options: .atomic) } catch {
      throw .unavailable(file.path, underlying: error)
    }
  }
}
