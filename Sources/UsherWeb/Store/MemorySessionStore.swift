import Synchronization

/// Keeps sessions as long as the process lives: a page continues after its session was closed to save
/// memory. For pages that outlive the process, use a store on disk.
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
  /// - Parameter limit: how many sessions are kept, at least 1. When there are 10 % more, the ones that
  ///   were saved longest ago are removed.
  public init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// The number of stored sessions.
  public var count: Int { state.withLock(\.records.count) }

  /// Stores a session, and replaces its earlier record.
  public func save(_ record: SessionRecord) async {
    state.withLock { state in
      state.stamp += 1
      state.records[record.token] = (record, state.stamp)
      // Removes a tenth at a time, because finding the oldest ones takes a while.
      guard state.records.count > limit + limit / 10 else { return }
      let oldest = state.records.sorted { $0.value.stamp < $1.value.stamp }
      for (token, _) in oldest.prefix(state.records.count - limit) { state.records[token] = nil }
    }
  }

  /// Removes the record of a session.
  public func remove(_ token: String) async { state.withLock { $0.records[token] = nil } }

  /// Returns the record of a session; `nil` if there is none.
  public func record(of token: String) async -> SessionRecord? {
    state.withLock { $0.records[token]?.record }
  }
}
