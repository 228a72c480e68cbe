import Foundation
import Goalbase
import Logging
import ServiceLifecycle

/// Runs the real Goalbase, over HTTP, while a test does something, given where it is; then shuts it
/// down.
func withGoalbase(_ body: (URL) async throws -> Void) async throws {
  var logger = Logger(label: "test")
  logger.logLevel = .critical
  let api = try GoalbaseAPI(store: SQLiteGoalbaseStore.inMemory(), logger: logger)
  let service = GoalbaseService(api, logger: logger)
  let group = ServiceGroup(services: [service], logger: logger)
  try await withThrowingTaskGroup { tasks in
    tasks.addTask { try await group.run() }
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(service.url()))
    } catch {
      result = .failure(error)
    }
    await group.triggerGracefulShutdown()
    try await tasks.waitForAll()
    try result.get()
  }
}
