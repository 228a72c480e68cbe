import Synchronization

@testable import Goalbase

/// Counts how often everything is read.
final class CountingStore: GoalbaseStore {
  private let store: any GoalbaseStore
  private let count = Mutex(0)

  init(_ store: any GoalbaseStore) {
    self.store = store
  }

  var reads: Int { count.withLock(\.self) }

  func version() async throws -> StoreVersion { try await store.version() }

  func players() async throws -> Versioned<[Player]> {
    count.withLock { $0 += 1 }
    return try await store.players()
  }

  func logbook() async throws -> Versioned<Logbook> {
    count.withLock { $0 += 1 }
    return try await store.logbook()
  }

  func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord {
    try await store.createPlayer(name: name, at: time)
  }

  func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord {
    try await store.deletePlayer(id, withMatches: withMatches)
  }

  func createMatch(_ content: MatchContent, at time: Timestamp) async throws -> MatchRecord {
    try await store.createMatch(content, at: time)
  }

  func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await store.updateMatch(id, content, at: time)
  }

  func deleteMatch(_ id: EntityID) async throws -> MatchRecord {
    try await store.deleteMatch(id)
  }
}
