import AsyncHTTPClient
package import Foundation
package import Goalbase
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import Testing

/// A running Goalbase server, used over real HTTP.
package struct RunningGoalbase {
  package let url: URL
  package let clock: Clock

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

  /// Runs a server with an empty store of the ``StoreKind/current`` kind.
  package static func run(_ body: (RunningGoalbase) async throws -> Void) async throws {
    switch StoreKind.current {
    case .sqlite: try await run(SQLiteGoalbaseStore.inMemory(), body)
    case .postgres: try await TestDatabase.run { try await run($0.open(), body) }
    }
  }

  /// Runs a server while `body` runs, then shuts it down.
  package static func run(
    _ store: any GoalbaseStore,
    _ body: (RunningGoalbase) async throws -> Void
  ) async throws {
    let clock = Clock()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let api = GoalbaseAPI(store: store, logger: logger) { clock.now }
    let service = GoalbaseService(api, logger: logger)
    let group = ServiceGroup(services: [service], logger: logger)
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await group.run() }
      let result: Result<Void, any Error>
      do {
        result = .success(try await body(RunningGoalbase(url: service.url(), clock: clock)))
      } catch {
        result = .failure(error)
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
      try result.get()
    }
  }

  package func send(
    _ method: String,
    _ path: String,
    body: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: url.absoluteString + path)
    request.method = HTTPMethod(rawValue: method)
    if let body {
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(ByteBuffer(string: body))
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

  package func get(_ path: String, ifNot tag: String? = nil) async throws -> Answer {
    try await send("GET", path, headers: tag.map { ["If-None-Match": $0] } ?? [:])
  }

  /// Adds a player and returns the id.
  @discardableResult
  package func add(player name: String) async throws -> String {
    let answer = try await send("POST", "players", body: #"{"name":"\#(name)"}"#)
    #expect(answer.status == 201)
    return try answer.id
  }

  /// Adds a match and returns the id.
  @discardableResult
  package func add(_ match: MatchBody) async throws -> String {
    let answer = try await send("POST", "matches", body: match.json)
    #expect(answer.status == 201, "\(answer.body)")
    return try answer.id
  }
}
