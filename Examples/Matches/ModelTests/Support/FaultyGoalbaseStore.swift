import Goalbase
import ModelTestSupport

/// A store of Goalbase whose changes can be made to fail.
final class FaultyGoalbaseStore: GoalbaseStore {
  enum Change: Sendable {
    case createPlayer, deletePlayer, createMatch, updateMatch, deleteMatch
  }

  enum Act: Sendable {
    case make
    /// Fails, and nothing has changed.
    case fail
    /// Fails after the change, like a connection that breaks just then.
    case makeAndFail
  }

  struct Failure: Error {}

  /// Whether deleting a player always keeps their matches, like the original does.
  private let isPlain: Bool
  private let store: SQLiteGoalbaseStore
  private let script = Kept<@Sendable (Change) async -> Act>({ _ in .make })

  init(isPlain: Bool = false) throws {
    self.isPlain = isPlain
    store = try .inMemory()
  }

  /// Sets how changes are handled from now on.
  func act(_ script: @escaping @Sendable (Change) async -> Act) {
    self.script.change { $0 = script }
  }

  func version() async throws -> StoreVersion { try await store.version() }
  func players() async throws -> Versioned<[Player]> { try await store.players() }
  func logbook() async throws -> Versioned<Logbook> { try await store.logbook() }

  func createPlayer(name: String, at time: Timestamp) async throws -> PlayerRecord {
    try await change(.createPlayer) { try await store.createPlayer(name: name, at: time) }
  }

  func deletePlayer(_ id: EntityID, withMatches: Bool) async throws -> PlayerRecord {
    try await change(.deletePlayer) {
      try await store.deletePlayer(id, withMatches: withMatches && !isPlain)
    }
  }

  func createMatch(_ content: MatchContent, at time: Timestamp) async throws -> MatchRecord {
    try await change(.createMatch) { try await store.createMatch(content, at: time) }
  }

  func updateMatch(
    _ id: EntityID,
    _ content: MatchContent,
    at time: Timestamp
  ) async throws -> MatchRecord {
    try await change(.updateMatch) { try await store.updateMatch(id, content, at: time) }
  }

  func deleteMatch(_ id: EntityID) async throws -> MatchRecord {
    try await change(.deleteMatch) { try await store.deleteMatch(id) }
  }

  private func change<Record>(
    _ change: Change,
    _ body: () async throws -> Record
  ) async throws -> Record {
    switch await script.value(change) {
    case .make: return try await body()
    case .fail: throw Failure()
    case .makeAndFail:
      _ = try await body()
      throw Failure()
    }
  }
}
