import Foundation

/// The kinds of servers with the Goalbase API.
enum ServerKind: CaseIterable, Sendable {
  /// A ``LogbookServer``, which is inconvenient where the API leaves a choice.
  case fake
  case goalbase

  /// Runs a server while `body` runs, and passes its URL to `body`.
  func run(_ body: (URL) async throws -> Void) async throws {
    switch self {
    case .fake: try await LogbookServer.run { try await body($0.url) }
    case .goalbase: try await withGoalbase { try await body($0) }
    }
  }
}
