import Foundation
import Goalbase
import Logging
import ServiceLifecycle

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
  let group = ServiceGroup(services: [service], logger: logger)
  return try await withThrowingTaskGroup { tasks in
    tasks.addTask { try await group.run() }
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(service.url()))
    } catch {
      result = .failure(error)
    }
    await group.triggerGracefulShutdown()
    try await tasks.waitForAll()
    return try result.get()
  }
}
