package import Foundation
import Logging
package import NIOHTTP1
import RESTClient
package import ServiceKit
import ServiceLifecycle

/// A running service, used over real HTTP.
package struct RunningService {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// Runs a service while `body` runs; then shuts it down.
  ///
  /// - Throws: The error of `body`; that of the service if it can't listen or ends with one.
  package static func run<Value>(
    _ service: some HTTPService,
    _ body: (RunningService) async throws -> Value
  ) async throws -> Value {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let group = ServiceGroup(services: [service], logger: logger)
    return try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await group.run() }
      let result: Result<Value, any Error>
      do {
        result = .success(try await body(RunningService(url: service.url())))
      } catch {
        result = .failure(error)
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      return try result.get()
    }
  }

  /// Sends a request to a path below the URL, once.
  package func send(
    _ path: String,
    method: HTTPMethod = .GET,
    headers: [String: String] = [:],
    json: String? = nil
  ) async throws -> Answer {
    // Long enough for a busy machine.
    let client = RESTClient(timeout: .seconds(60), longestAnswer: 1 << 26)
    let answer = try await client.send(
      method,
      url.absoluteString + path,
      headers: HTTPHeaders(headers.map { ($0.key, $0.value) }),
      body: json.map { Data($0.utf8) }
    )
    return Answer(
      status: answer.status,
      headers: answer.headers,
      body: String(decoding: answer.body, as: UTF8.self)
    )
  }
}
