import Foundation
import ModelTestSupport
import PhotosModel
import PhotosPostgres
import PostgresTestSupport
import PostgresTesting

/// The kinds of stores, for tests of their common behaviour.
enum StoreKind: CaseIterable, Sendable {
  case sqlite, postgres

  /// The kinds that can be tested on this machine.
  static var available: [StoreKind] { PostgresBinaries.folder == nil ? [.sqlite] : allCases }

  /// Runs a test with a closure that opens the store, each time as another process would.
  func run(_ body: (_ open: () async throws -> any PhotoStore) async throws -> Void) async throws {
    switch self {
    case .sqlite:
      try await withFolder { folder in
        let path = folder.appendingPathComponent("photos.sqlite").path
        try await body { try SQLitePhotoStore(path: path) }
      }
    case .postgres:
      try await DatabaseProcess.run(1) { processes, _ in
        let process = processes[0]
        try await body { try await PostgresPhotoStore(process.pool, process.broker) }
      }
    }
  }
}
