import AsyncHTTPClient
package import Embedded
package import Foundation
import Logging
import NIOCore
package import NIOHTTP1
import ServiceLifecycle

/// A running service, used over real HTTP.
package struct RunningService {
  package let url: URL

  /// Runs a service while `body` runs; then shuts it down.
  package static func run<Value>(
    _ service: some EmbeddedService,
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

  /// Sends a request to a path below the URL.
  package func send(
    _ path: String,
    method: HTTPMethod = .GET,
    headers: [String: String] = [:],
    json: String? = nil
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: url.absoluteString + path)
    request.method = method
    if let json {
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(ByteBuffer(string: json))
    }
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    let response = try await Self.client.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 1 << 26)
    return Answer(
      status: Int(response.status.code),
      headers: response.headers,
      body: String(buffer: body)
    )
  }

  /// The HTTP client of the process. On a busy machine, a hundred simultaneous requests may wait
  /// long for a connection; the default limit of ten seconds is too short.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .seconds(60)
    return HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }()
}
