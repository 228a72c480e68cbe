import CloudyModel
import CloudyService
import Foundation
import ServiceTestSupport
import Testing

extension RunningService {
  /// Noon of the sixth of October 2016 in Brussels, by the clocks there: 12:05.
  static let noon = Date(timeIntervalSince1970: 1_475_748_343)

  /// Runs the service at this time while `body` runs; then shuts it down.
  static func run(
    at now: Date = noon,
    _ body: (RunningService) async throws -> Void
  ) async throws {
    try await run(CloudyService { now }, body)
  }

  var client: OpenMeteoClient { OpenMeteoClient(url: url, timeout: .seconds(60)) }

  func forecast(_ query: String) async throws -> Answer {
    try await send("/forecast?\(query)")
  }
}

extension Answer {
  var json: [String: Any] {
    get throws {
      try #require(JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }
  }

  /// Returns the members of one of the answer's objects.
  func object(_ name: String) throws -> [String: Any] {
    try #require(json[name] as? [String: Any])
  }
}
