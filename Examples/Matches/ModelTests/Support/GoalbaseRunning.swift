import Foundation
import Goalbase
import Logging
import ServiceTestSupport

/// Runs the real Goalbase, over HTTP, while `body` runs, and passes its URL to `body`; then shuts
/// it down.
///
/// - Parameters:
///   - store: The store, which stays open afterwards; an empty one by default.
///   - port: The port; any free one by default.
func withGoalbase<Value>(
  _ store: (any GoalbaseStore)? = nil,
  port: Int = 0,
  _ body: (URL) async throws -> Value
) async throws -> Value {
  var logger = Logger(label: "test")
  logger.logLevel = .critical
  let api = try GoalbaseAPI(store: store ?? SQLiteGoalbaseStore.inMemory(), logger: logger)
  let service = GoalbaseService(api, port: port, logger: logger)
  return try await RunningService.run(service) { try await body($0.url) }
}
