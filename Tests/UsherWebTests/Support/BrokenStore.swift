import Synchronization
import UsherWeb

/// A store in memory that fails as long as a test wants it to.
final class BrokenStore: SessionStore {
  private struct State {
    var failure: SessionStoreError?
    /// Whether a write that is said to have failed is stored nevertheless: its answer was lost.
    var losesAnswers = false
    var attempts = 0
    var writes: [SessionWrite] = []
    var onLoss: (@Sendable () -> Void)?
  }

  private let store = MemorySessionStore()
  private let state = Mutex(State())
  let name = "data/pages"

  /// The error of all that is asked of the store; `nil` while it works.
  var failure: SessionStoreError? {
    get { state.withLock(\.failure) }
    set { state.withLock { $0.failure = newValue } }
  }

  /// Whether writes that are said to have failed are stored nevertheless.
  var losesAnswers: Bool {
    get { state.withLock(\.losesAnswers) }
    set { state.withLock { $0.losesAnswers = newValue } }
  }

  /// How often something was to be saved.
  var attempts: Int { state.withLock(\.attempts) }
  /// What was stored.
  var writes: [SessionWrite] { state.withLock(\.writes) }
  var count: Int { store.count }

  func save(_ write: SessionWrite) async throws(SessionStoreError) {
    let (failure, isStored) = state.withLock { state in
      state.attempts += 1
      let isStored = state.failure == nil || state.losesAnswers
      if isStored { state.writes.append(write) }
      return (state.failure, isStored)
    }
    if isStored { try await store.save(write) }
    if let failure { throw failure }
  }

  func record(of token: String) async throws(SessionStoreError) -> SessionRecord? {
    try fail()
    return await store.record(of: token)
  }

  func claim(_ request: SessionRequest) async throws(SessionStoreError) -> SessionRecord? {
    try fail()
    return await store.claim(request)
  }

  func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String] {
    try fail()
    return await store.tokens(of: visitor, app: app, address: address)
  }

  func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try fail()
    try await store.remove(token, owner: owner)
  }

  func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>)
    async throws(SessionStoreError)
  {
    try fail()
    await store.remove(allOf: visitor, app: app, besides: tokens)
  }

  func onLoss(_ handle: @escaping @Sendable () -> Void) { state.withLock { $0.onLoss = handle } }
  /// Tells the host that records were lost.
  func lose() { state.withLock(\.onLoss)?() }

  func check() async throws(SessionStoreError) { try fail() }

  private func fail() throws(SessionStoreError) { if let failure { throw failure } }
}
