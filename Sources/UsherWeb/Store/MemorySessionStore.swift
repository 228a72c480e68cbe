import Synchronization

/// Keeps sessions as long as the process lives: a page continues after its session was closed to save
/// memory. For pages that outlive the process use a store on disk.
public final class MemorySessionStore: SessionStore {
  private struct State {
    var records: [String: (record: SessionRecord, stamp: Int)] = [:]
    var stamp = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// An empty store.
  ///
  /// - Parameter limit: how many sessions are kept; those that were stored longest ago go first.
  public init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// How many sessions are stored.
  public var count: Int { state.withLock(\.records.count) }

  /// Stores a session in the place of what was stored of it.
  public func save(_ record: SessionRecord) async {
    state.withLock { state in
      state.stamp += 1
      state.records[record.token] = (record, state.stamp)
      // A tenth at a time: looking for the oldest takes a while.
      guard state.records.count > limit + limit / 10 else { return }
      let oldest = state.records.sorted { $0.value.stamp < $1.value.stamp }
      for (token, _) in oldest.prefix(state.records.count - limit) { state.records[token] = nil }
    }
  }

  /// Forgets a session.
  public func remove(_ token: String) async { state.withLock { $0.records[token] = nil } }

  /// What is stored of a session.
  public func record(of token: String) async -> SessionRecord? {
    state.withLock { $0.records[token]?.record }
  }
}
