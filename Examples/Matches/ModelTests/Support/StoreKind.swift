import Foundation
import MatchesModel

/// The stores there are, for tests of what they have in common.
enum StoreKind: CaseIterable, Sendable {
  case memory
  case file
  case fakeServer
  case goalbase

  private var server: ServerKind? {
    switch self {
    case .memory, .file: nil
    case .fakeServer: .fake
    case .goalbase: .goalbase
    }
  }

  /// Whether what is restored is what it was, at its place.
  var restoresIdentity: Bool { server == nil }

  /// Runs a test with a store, and a way to open another of the same matches, if that's possible.
  func run(
    _ body: (any MatchStore, _ reopened: () throws -> any MatchStore) async throws -> Void
  ) async throws {
    if let server {
      try await server.run { url in
        // Long enough for a busy machine.
        let client = { RemoteMatchStore(url: url, timeout: .seconds(60)) }
        try await body(client(), client)
      }
    } else if self == .file {
      try await withFolder { folder in
        let path = folder.appending(path: "matches.sqlite").path
        try await body(try SQLiteMatchStore(path: path)) { try SQLiteMatchStore(path: path) }
      }
    } else {
      let store = try SQLiteMatchStore.inMemory()
      try await body(store) { store }
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
