package import PostgresClient
package import PostgresTesting
package import UsherPostgres

/// What one of several processes has of their database.
package struct DatabaseProcess: Sendable {
  package let pool: PostgresPool
  package let broker: PostgresBroker

  /// Runs a test with several processes on an empty database.
  package static func run(
    _ count: Int = 2,
    _ body: ([DatabaseProcess], PostgresDatabase) async throws -> Void
  ) async throws {
    try await PostgresDatabase.run { database in
      var processes: [DatabaseProcess] = []
      for _ in 0..<count {
        processes.append(
          DatabaseProcess(
            pool: PostgresPool(try PostgresAddress(database.url), for: "test", count: 2),
            broker: try await PostgresBroker(database.url)
          )
        )
      }
      let result: Result<Void, any Error>
      do { result = .success(try await body(processes, database)) } catch {
        result = .failure(error)
      }
      for process in processes {
        await process.broker.close()
        await process.pool.close()
      }
      try result.get()
    }
  }
}
