import Foundation
import MatchesModel
import MatchesPostgres
import ModelTestSupport
import PostgresTestSupport
import PostgresTesting

/// The kinds of stores, for tests of their common behaviour.
enum StoreKind: CaseIterable, Sendable {
  case memory
  case file
  case fakeServer
  case goalbase
  case postgres

  /// The kinds that can be tested on this machine.
  static var available: [StoreKind] {
    PostgresBinaries.folder == nil ? allCases.filter { $0 != .postgres } : allCases
  }

  private var server: ServerKind? {
    switch self {
    case .memory, .file, .postgres: nil
    case .fakeServer: .fake
    case .goalbase: .goalbase
    }
  }

  /// Whether a restored match has its old id and position.
  var restoresIdentity: Bool { server == nil }

  /// Runs a test with a store, and with a closure that opens another store of the same matches, if
  /// the kind supports that.
  func run(
    _ body: (any MatchStore, _ reopened: () async throws -> any MatchStore) async throws -> Void
  ) async throws {
    if let server {
      try await server.run { url in
        // Long enough for a busy machine.
        let client = { RemoteMatchStore(url: url, timeout: .seconds(60)) }
        try await body(client(), client)
      }
    } else if self == .postgres {
      try await DatabaseProcess.run(1) { processes, _ in
        let process = processes[0]
        try await body(PostgresMatchStore(process.pool, process.broker)) {
          try await PostgresMatchStore(process.pool, process.broker)
        }
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
  /// Creates players with these names.
  func add(_ names: String...) async throws -> [Player] {
    var players: [Player] = []
    for name in names { players.append(try await createPlayer(named: name)) }
    return players
  }
}
