import Dispatch
import GoalbaseFixtures
import PostgresClient
import PostgresTestSupport
import PostgresTesting

@testable import GoalbasePostgres

/// A long transaction of another client.
enum Holding {
  /// Makes all writers wait while `body` runs.
  static func version<Value>(
    of database: PostgresDatabase,
    _ body: () async throws -> Value
  ) async throws -> Value {
    let connection = PostgresPool(try PostgresAddress(database.url), for: "tests", count: 1)
    let end = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let transaction = Task {
      defer { begin.finish() }
      try await connection.perform(.writing) { link in
        try link.run("UPDATE version SET changes = changes")
        begin.finish()
        // A test that needs longer is blocked by this very transaction.
        guard end.wait(timeout: .now() + 30) == .success else { throw Timeout() }
      }
    }
    for await _ in begun {}
    let result: Result<Value, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    end.signal()
    try await transaction.value
    return try result.get()
  }

  private struct Timeout: Error {}
}
