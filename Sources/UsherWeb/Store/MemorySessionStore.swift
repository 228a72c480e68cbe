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

  /// Stores a session, and replaces its earlier record.
  public func save(_ record: SessionRecord) async {
    state.withLock { state in
      state.stamp += 1
      state.records[record.token] = (record, state.stamp)
      // Removes many records at a time, because it takes a while to find the oldest ones.
      guard state.records.count > limit + limit / 10 else { return }
      let oldest = state.records.sorted { $0.value.stamp < $1.value.stamp }
      for (token, _) in oldest.prefix(state.records.count - limit) { state.records[token] = nil }
    }
  }

  /// Removes the record of a session.
  public func remove(_ token: String) async { state.withLock { $0.records[token] = nil } }

  /// Removes the records of a visitor's pages, of one app or of all, but for one.
  public func removeRecords(of visitor: Visitor, app: String?, except token: String) async {
    state.withLock { state in
      state.records = state.records.filter { _, entry in
        let record = entry.record
        return record.visitor != visitor || app.map { $0 != record.app } ?? false
          || record.token == token
      }
    }
  }

  /// Returns the record of a session; `nil` if there is none.
  public func record(of token: String) async -> SessionRecord? {
    state.withLock { $0.records[token]?.record }
  }
}
