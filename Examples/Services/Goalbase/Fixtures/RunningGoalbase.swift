package import Foundation
package import Goalbase
import Logging
import NIOHTTP1
package import ServiceTestSupport
import Testing

/// A running Goalbase server, used over real HTTP.
package struct RunningGoalbase {
  private let service: RunningService
  package let clock: Clock

  package var url: URL { service.url }

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
    try await RunningService.run(GoalbaseService(api, logger: logger)) { service in
      try await body(RunningGoalbase(service: service, clock: clock))
    }
  }

  package func send(
    _ method: String,
    _ path: String,
    body: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> Answer {
    try await service.send(
      path,
      method: HTTPMethod(rawValue: method),
      headers: headers,
      json: body
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
