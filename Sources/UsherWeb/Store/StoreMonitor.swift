import Synchronization

/// The store of a host: counts what is stored and what fails, and tells the log, once a minute of each cause.
final class StoreMonitor: SessionStore {
  private struct State {
    var status: StoreStatus
    /// When the saves began that haven't ended yet.
    var running: [Int: ContinuousClock.Instant] = [:]
    var newest = 0
    var isWatching = false
  }

  private let store: any SessionStore
  private let refusals: Refusals
  private let slowSave: Duration
  private let state: Mutex<State>

  /// - Parameter slowSave: the time after which a save that hasn't ended is told to the log.
  init(_ store: any SessionStore, _ refusals: Refusals, slowSave: Duration) {
    self.store = store
    self.refusals = refusals
    self.slowSave = slowSave
    state = Mutex(State(status: StoreStatus(name: store.name)))
  }

  var name: String { store.name }
  var crashLog: CrashLog? { store.crashLog }
  var status: StoreStatus { state.withLock(\.status) }

  func close() async { await store.close() }

  func save(_ write: SessionWrite) async throws(SessionStoreError) {
    let start = ContinuousClock.now
    let number = begin(at: start)
    defer { state.withLock { _ = $0.running.removeValue(forKey: number) } }
    try await watched { () async throws(SessionStoreError) in try await self.store.save(write) }
    let time = ContinuousClock.now - start
    state.withLock { state in
      state.status.saves += 1
      state.status.saveTime += time
      state.status.longestSave = max(state.status.longestSave, time)
      state.status.failure = nil
    }
  }

  func record(of token: String) async throws(SessionStoreError) -> SessionRecord? {
    try await watched { () async throws(SessionStoreError) in try await self.store.record(of: token)
    }
  }

  func claim(_ request: SessionRequest) async throws(SessionStoreError) -> SessionRecord? {
    try await watched { () async throws(SessionStoreError) in try await self.store.claim(request) }
  }

  func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String] {
    try await watched { () async throws(SessionStoreError) in
      try await self.store.tokens(of: visitor, app: app, address: address)
    }
  }

  func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try await watched { () async throws(SessionStoreError) in
      try await self.store.remove(token, owner: owner)
    }
  }

  func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>
  ) async throws(SessionStoreError) {
    try await watched { () async throws(SessionStoreError) in
      try await self.store.remove(allOf: visitor, app: app, besides: tokens)
    }
  }

  func join(_ node: SessionNode) { store.join(node) }

  func onLoss(_ handle: @escaping @Sendable () -> Void) { store.onLoss(handle) }

  /// Returns if the store can store something now. A save that has been running for long is an answer, too: the store
  /// isn't asked then.
  func check() async throws(SessionStoreError) {
    let now = ContinuousClock.now
    if let oldest = state.withLock({ $0.running.values.min() }), now - oldest > slowSave {
      throw slow(now - oldest)
    }
    do {
      try await store.check()
      state.withLock { $0.status.failure = nil }
    } catch {
      count(error)
      throw error
    }
  }

  /// Counts a page that waits to be stored because the store fails, or that waits no longer.
  func count(unsaved change: Int) { state.withLock { $0.status.unsavedPages += change } }

  /// Counts a page that has ended with something that was never stored.
  func countLost() { state.withLock { $0.status.lostPages += 1 } }

  private func watched<Result>(
    _ act: () async throws(SessionStoreError) -> Result
  ) async throws(SessionStoreError) -> Result {
    do {
      return try await withTaskExecutorPreference(HostExecutor.shared, operation: act)
    } catch {
      note(error)
      throw error
    }
  }

  private func note(_ error: SessionStoreError) {
    guard ![.stale, .ended, .incomplete, .owned, .inUse].contains(error.code) else { return }
    count(error)
    tell(error)
  }

  private func count(_ error: SessionStoreError) {
    state.withLock { state in
      state.status.failures[error.code.name, default: 0] += 1
      state.status.failure = error
    }
  }

  private func tell(_ error: SessionStoreError) {
    refusals.tell(.store, from: nil, key: error.code.name, error.description)
  }

  private func slow(_ time: Duration) -> SessionStoreError {
    .unavailable(name, "a save has been running for \(time.components.seconds) s")
  }

  private func begin(at start: ContinuousClock.Instant) -> Int {
    let (number, watches) = state.withLock { state in
      state.newest += 1
      state.running[state.newest] = start
      defer { state.isWatching = true }
      return (state.newest, !state.isWatching)
    }
    if watches { Task(executorPreference: HostExecutor.shared) { await self.watch() } }
    return number
  }

  /// Tells the log of saves that don't end, as long as there are any running.
  private func watch() async {
    while true {
      try? await Task.sleep(for: max(.milliseconds(1), slowSave))
      let oldest = state.withLock { state in
        state.isWatching = !state.running.isEmpty
        return state.running.values.min()
      }
      guard let oldest else { return }
      let time = ContinuousClock.now - oldest
      if time >= slowSave { tell(slow(time)) }
    }
  }
}
