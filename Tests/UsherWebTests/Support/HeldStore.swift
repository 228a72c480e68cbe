import UsherWeb

/// Stores only when it may: what is asked of it meanwhile waits.
actor HeldStore: SessionStore {
  private let store = MemorySessionStore()
  private var isHeld = true
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func save(_ write: SessionWrite) async throws(SessionStoreError) {
    if isHeld {
      let isStored = await withCheckedContinuation { waiting.append($0) }
      guard isStored else { return }
    }
    try await store.save(write)
  }

  func record(of token: String) async -> SessionRecord? { await store.record(of: token) }
  func claim(_ request: SessionRequest) async -> SessionRecord? { await store.claim(request) }
  func tokens(of visitor: Visitor, app: String, address: String) async -> [String] {
    await store.tokens(of: visitor, app: app, address: address)
  }
  func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try await store.remove(token, owner: owner)
  }
  func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>) async {
    await store.remove(allOf: visitor, app: app, besides: tokens)
  }
  func check() async {}

  func hold() { isHeld = true }

  func release() { end(isStored: true) }

  /// What waits is lost; from now on all is stored.
  func drop() { end(isStored: false) }

  private func end(isStored: Bool) {
    isHeld = false
    for continuation in waiting { continuation.resume(returning: isStored) }
    waiting = []
  }
}
