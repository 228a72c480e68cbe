package import Goalbase
import Synchronization

/// Counts how often the players or the logbook are read.
package final class CountingStore: GoalbaseStore {
  private let store: any GoalbaseStore
  private let count = Mutex(0)

  package init(_ store: any GoalbaseStore) {
    self.store = store
  }

  package var reads: Int { count.withLock(\.self) }

  package func version() async throws -> StoreVersion { try await store.version() }

  package func players() async throws -> Versioned<[Player]> {
    count.withLock { $0 += 1 }
    return try await store.players()
  }

  package func logbook() async throws -> Versioned<Logbook> {
    count.withLock { $0 += 1 }
    return try await store.logbook()
  }

  package func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord {
    try await store.createPlayer(name: name, at: time)
  }

  package func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord {
    try await store.deletePlayer(id, withMatches: withMatches)
  }

  package func createMatch(_ content: MatchContent, at time: Timestamp) async throws -> MatchRecord
  {
    try await store.createMatch(content, at: time)
  }

  package func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await store.updateMatch(id, content, at: time)
  }

  package func deleteMatch(_ id: EntityID) async throws -> MatchRecord {
    try await store.deleteMatch(id)
  }
}
