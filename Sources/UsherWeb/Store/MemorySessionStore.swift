import Synchronization

/// Keeps sessions while the process runs: a page can continue after its session was closed because its browser was
/// away. For pages that continue after the process has ended, use a store on disk.
///
/// ```swift
/// let host = WebHost([redGreen], store: MemorySessionStore())
/// ```
public final class MemorySessionStore: SessionStore {
  private struct State {
    var records: [String: (record: SessionRecord, stamp: Int)] = [:]
    var stamp = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates an empty store.
  ///
  /// - Parameter limit: how many sessions are kept; a smaller number than 1 becomes 1. When the store has over 10 %
  ///   more sessions, it removes those that were saved longest ago, until it has only `limit` of them.
  public init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// The number of stored sessions.
  public var count: Int { state.withLock(\.records.count) }

  /// Stores a session, or the parts of it that have changed.
  public func save(_ write: SessionWrite) async throws(SessionStoreError) {
    try state.withLock { state throws(SessionStoreError) in
      let stored = state.records[write.token]?.record
      guard let record = try SessionRecord.after(stored, write) else { return }
      state.stamp += 1
      state.records[record.token] = (record, state.stamp)
      // Removes many records at a time, because it takes a while to find the oldest ones.
      guard state.records.count > limit + limit / 10 else { return }
      let oldest = state.records.sorted { $0.value.stamp < $1.value.stamp }
      for (token, _) in oldest.prefix(state.records.count - limit) { state.records[token] = nil }
    }
  }

  /// Returns the record of a session; `nil` if there is none.
  public func record(of token: String) async -> SessionRecord? {
    state.withLock { $0.records[token]?.record }
  }

  /// Makes a process the owner of a session, and returns its record; `nil` if there is none.
  public func claim(_ request: SessionRequest) async -> SessionRecord? {
    let token = request.token
    return state.withLock { state in
      guard let fence = state.records[token]?.record.owner.fence else { return nil }
      state.records[token]?.record.owner = SessionOwner(node: request.node, fence: fence + 1)
      return state.records[token]?.record
    }
  }

  /// Returns the names of a visitor's sessions that show an address, the one that was saved last first.
  public func tokens(of visitor: Visitor, app: String, address: String) async -> [String] {
    state.withLock { state in
      state.records.values
        .filter { $0.record.visitor == visitor && $0.record.app == app }
        .filter { $0.record.address == address }
        .sorted { $0.stamp > $1.stamp }
        .map(\.record.token)
    }
  }

  /// Removes the record of a session.
  public func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try state.withLock { state throws(SessionStoreError) in
      guard let stored = state.records[token]?.record.owner else { return }
      guard stored == owner else { throw .stale(token, owner: stored) }
      state.records[token] = nil
    }
  }

  /// Removes the records of a visitor, of one app or of all, but for one.
  public func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>) async {
    state.withLock { state in
      state.records = state.records.filter { _, entry in
        let record = entry.record
        return record.visitor != visitor || app.map { $0 != record.app } ?? false
          || tokens.contains(record.token)
      }
    }
  }

  /// Returns at once: memory can always be written.
  public func check() async {}
}
