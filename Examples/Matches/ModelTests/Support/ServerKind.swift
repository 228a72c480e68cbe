import Foundation

/// The servers of the Goalbase API there are.
enum ServerKind: CaseIterable, Sendable {
  /// ``LogbookServer``: careless in what the API leaves open.
  case fake
  case goalbase

  /// Runs one while a test does something, given where it is.
  func run(_ body: (URL) async throws -> Void) async throws {
    switch self {
    case .fake: try await LogbookServer.run { try await body($0.url) }
    case .goalbase: try await withGoalbase { try await body($0) }
    }
  }
}
