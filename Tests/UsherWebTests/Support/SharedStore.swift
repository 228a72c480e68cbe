import Synchronization

@testable import UsherWeb

/// A store in memory that several hosts share, as if they were processes: it lets them ask each other.
final class SharedStore: SessionStore {
  private struct State {
    var nodes: [SessionNode] = []
    var saved: Set<String> = []
    var ended: Set<String> = []
  }

  private let records = MemorySessionStore()
  private let state = Mutex(State())

  var nodes: [SessionNode] { state.withLock(\.nodes) }

  /// The processes die without a word, or are thought dead: nobody asks them any more.
  func forgetNodes() { state.withLock { $0.nodes = [] } }

  func join(_ node: SessionNode) { state.withLock { $0.nodes.append(node) } }

  func save(_ write: SessionWrite) async throws(SessionStoreError) {
    guard !state.withLock({ $0.ended.contains(write.token) }) else { throw .ended(write.token) }
    try await records.save(write)
    state.withLock { _ = $0.saved.insert(write.token) }
  }

  func record(of token: String) async -> SessionRecord? { await records.record(of: token) }

  func claim(_ request: SessionRequest) async throws(SessionStoreError) -> SessionRecord? {
    let owner = await record(of: request.token)?.owner.node ?? request.origin
    if let owner, !owner.isEmpty, owner != request.node,
      let node = nodes.first(where: { $0.name.hasPrefix(owner) })
    {
      switch await node.release(request) {
      case .released: break
      case .inUse: throw .inUse(request.token, at: owner)
      case .later: throw .owned(request.token, by: SessionOwner(node: owner, fence: 0))
      }
    }
    return await records.claim(request)
  }

  func tokens(of visitor: Visitor, app: String, address: String) async -> [String] {
    await records.tokens(of: visitor, app: app, address: address)
  }

  func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try await records.remove(token, owner: owner)
  }

  func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>) async {
    var ended: [String] = []
    await records.remove(allOf: visitor, app: app, besides: tokens)
    for token in state.withLock(\.saved) where await record(of: token) == nil {
      ended.append(token)
    }
    let (nodes, all) = (nodes, ended)
    state.withLock { $0.ended.formUnion(all) }
    for node in nodes { await node.end(all) }
  }

  func check() async {}
}
