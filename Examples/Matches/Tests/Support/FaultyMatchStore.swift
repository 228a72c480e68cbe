import Foundation
import MatchesModel
import Synchronization

/// A store that keeps matches and, when the test says so, fails or doesn't answer.
final class FaultyMatchStore: MatchStore {
  enum Call: String, Sendable {
    case matches, create, update, delete, restore, players, createPlayer, deletePlayer, matchesOf,
      rankings
  }

  private struct Waiting {
    let id: Int
    let call: Call
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var failures: [Call: MatchesError] = [:]
    /// The change is made, but answered with a failure.
    var halfDone: Set<Call> = []
    var held: Set<Call> = []
    var waiting: [Waiting] = []
    var calls: [Call] = []
    var cancelled: [Call] = []
    var lastID = 0
  }

  private let state = Mutex(State())
  let store: any MatchStore

  init(_ store: (any MatchStore)? = nil) throws {
    self.store = try store ?? SQLiteMatchStore.inMemory()
  }

  /// The calls, in order.
  var calls: [Call] { state.withLock(\.calls) }
  /// The calls that were cancelled before their answer.
  var cancelled: [Call] { state.withLock(\.cancelled) }
  var waiting: [Call] { state.withLock { $0.waiting.map(\.call) } }

  func count(_ call: Call) -> Int { calls.count { $0 == call } }

  /// - Parameter isHalfDone: Whether the change is made although it fails.
  func fail(_ call: Call, _ error: MatchesError?, isHalfDone: Bool = false) {
    state.withLock {
      $0.failures[call] = error
      if isHalfDone { $0.halfDone.insert(call) } else { $0.halfDone.remove(call) }
    }
  }

  /// Holds all calls until ``release()``.
  func hold(_ call: Call) { state.withLock { _ = $0.held.insert(call) } }

  /// Answers the waiting calls, and later ones at once.
  func release(_ call: Call) {
    let waiting = state.withLock { state in
      state.held.remove(call)
      let waiting = state.waiting.filter { $0.call == call }
      state.waiting.removeAll { $0.call == call }
      return waiting
    }
    for entry in waiting { entry.continuation.resume() }
  }

  private func answer<Value>(_ call: Call, _ body: () async throws -> Value) async throws -> Value {
    let id = state.withLock { state in
      state.calls.append(call)
      state.lastID += 1
      return state.lastID
    }
    if state.withLock({ $0.held.contains(call) }) { await wait(call, id) }
    if Task.isCancelled {
      state.withLock { $0.cancelled.append(call) }
      throw CancellationError()
    }
    let (failure, isHalfDone) = state.withLock { ($0.failures[call], $0.halfDone.contains(call)) }
    guard let failure else { return try await body() }
    if isHalfDone { _ = try await body() }
    throw failure
  }

  private func wait(_ call: Call, _ id: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard !Task.isCancelled, state.held.contains(call) else { return true }
          state.waiting.append(Waiting(id: id, call: call, continuation: continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let entry = state.withLock { state in
        let index = state.waiting.firstIndex { $0.id == id }
        return index.map { state.waiting.remove(at: $0) }
      }
      entry?.continuation.resume()
    }
  }

  func matches() async throws -> [Match] {
    try await answer(.matches) { try await store.matches() }
  }

  func create(_ parameters: MatchParameters) async throws -> Match {
    try await answer(.create) { try await store.create(parameters) }
  }

  func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match {
    try await answer(.update) { try await store.update(id, with: parameters) }
  }

  func delete(_ id: Match.ID) async throws -> Match {
    try await answer(.delete) { try await store.delete(id) }
  }

  func restore(_ match: Match) async throws -> Match {
    try await answer(.restore) { try await store.restore(match) }
  }

  func players() async throws -> [Player] {
    try await answer(.players) { try await store.players() }
  }

  func createPlayer(named name: String) async throws -> Player {
    try await answer(.createPlayer) { try await store.createPlayer(named: name) }
  }

  func deletePlayer(_ id: Player.ID) async throws {
    try await answer(.deletePlayer) { try await store.deletePlayer(id) }
  }

  func matches(of player: Player.ID) async throws -> [Match] {
    try await answer(.matchesOf) { try await store.matches(of: player) }
  }

  func rankings(since start: Date?) async throws -> [Ranking] {
    try await answer(.rankings) { try await store.rankings(since: start) }
  }

  func changes() -> AsyncStream<Void> { store.changes() }
}
