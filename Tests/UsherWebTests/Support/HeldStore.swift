import UsherWeb

/// Stores only when it may.
actor HeldStore: SessionStore {
  private var records: [String: SessionRecord] = [:]
  private var isHeld = true
  private var waiting: [(SessionRecord, CheckedContinuation<Void, Never>)] = []

  func save(_ record: SessionRecord) async throws {
    guard isHeld else { return records[record.token] = record }
    await withCheckedContinuation { waiting.append((record, $0)) }
  }

  func remove(_ token: String) async { records[token] = nil }
  func record(of token: String) async throws -> SessionRecord? { records[token] }

  func hold() { isHeld = true }

  func release() {
    isHeld = false
    for (record, continuation) in waiting {
      records[record.token] = record
      continuation.resume()
    }
    waiting = []
  }

  /// What waits is lost; from now on all is stored.
  func drop() {
    isHeld = false
    for (_, continuation) in waiting { continuation.resume() }
    waiting = []
  }
}
