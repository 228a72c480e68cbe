import Foundation
import MatchesModel

/// The stores there are, for tests of what they have in common.
enum StoreKind: CaseIterable, Sendable {
  case memory
  case file
  case remote

  /// Whether what is restored is what it was, at its place.
  var restoresIdentity: Bool { self != .remote }

  /// Runs a test with a store, and a way to open another of the same matches, if that's possible.
  func run(
    _ body: (any MatchStore, _ reopened: () throws -> any MatchStore) async throws -> Void
  ) async throws {
    switch self {
    case .memory:
      let store = try SQLiteMatchStore.inMemory()
      try await body(store) { store }
    case .file:
      try await withFolder { folder in
        let path = folder.appending(path: "matches.sqlite").path
        try await body(try SQLiteMatchStore(path: path)) { try SQLiteMatchStore(path: path) }
      }
    case .remote:
      try await LogbookServer.run { server in
        try await body(server.client()) { server.client() }
      }
    }
  }
}

extension MatchStore {
  /// New players with these names.
  func add(_ names: String...) async throws -> [Player] {
    var players: [Player] = []
    for name in names { players.append(try await createPlayer(named: name)) }
    return players
  }
}
