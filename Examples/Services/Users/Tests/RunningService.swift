import AsyncHTTPClient
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import RESTClient
import ServiceLifecycle
import Testing
import UsersModel

@testable import UsersService

/// A running service, used over real HTTP.
struct RunningService {
  let url: URL

  /// Runs a service with this number of users while `body` runs; then shuts it down.
  static func run(
    users count: Int? = nil,
    _ body: (RunningService) async throws -> Void
  ) async throws {
    let store = try UserStore.inMemory()
    if let count { try await store.seed(count: count) }
    let service = UsersService(store: store)
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

  func send(
    _ path: String,
    method: HTTPMethod = .GET,
    headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: url.absoluteString + path)
    request.method = method
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    let response = try await RESTClient.client.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 1 << 24)
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

    var users: [User] {
      get throws { try JSONDecoder().decode([User].self, from: Data(body.utf8)) }
    }

    var names: [String?] {
      get throws { try users.map(\.name) }
    }
  }
}
