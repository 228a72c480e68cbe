import AsyncHTTPClient
import CloudyModel
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import RESTClient
import ServiceLifecycle
import Testing

@testable import CloudyService

/// A running service, used over real HTTP.
struct RunningService {
  let url: URL

  /// Noon of the sixth of October 2016 in Brussels, by the clocks there: 12:05.
  static let noon = Date(timeIntervalSince1970: 1_475_748_343)

  /// Runs a service while `body` runs; then shuts it down.
  static func run(
    at now: Date = noon,
    _ body: (RunningService) async throws -> Void
  ) async throws {
    let service = CloudyService { now }
    var logger = Logger(label: "test")
    logger.logLevel = .error
    let group = ServiceGroup(services: [service], logger: logger)
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await group.run() }
      try await body(RunningService(url: service.url()))
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }

  var client: OpenMeteoClient { OpenMeteoClient(url: url, timeout: .seconds(60)) }

  func forecast(_ query: String) async throws -> Answer {
    try await send("/forecast?\(query)")
  }

  func send(_ path: String, method: HTTPMethod = .GET) async throws -> Answer {
    var request = HTTPClientRequest(url: url.absoluteString + path)
    request.method = method
    let response = try await RESTClient.client.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 1 << 20)
    return Answer(
      status: Int(response.status.code),
      headers: response.headers,
      body: String(buffer: body)
    )
  }

  struct Answer {
    let status: Int
    let headers: HTTPHeaders
    let body: String

    subscript(name: String) -> String? { headers.first(name: name) }

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
}
