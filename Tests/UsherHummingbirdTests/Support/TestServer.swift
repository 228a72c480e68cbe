#if Hummingbird
import ServiceLifecycle
import ServiceLifecycleTestKit
import UsherHummingbird
import UsherWeb

/// A server that runs on a free port, and what a test may do with it.
struct TestServer: Sendable {
  let address: String
  let port: Int
  private let shutDown: @Sendable () -> Void

  /// What the process does at SIGTERM.
  func stop() { shutDown() }

  /// Runs a server while the body runs, then stops it as SIGTERM does and waits for its end.
  static func run<Result: Sendable>(
    _ service: some WebService,
    configuration: ServerConfiguration = ServerConfiguration(port: 0, threads: 2),
    routes: [ServerRoute] = [],
    services: [any Service] = [],
    _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    let server = UsherServer(
      service,
      configuration: configuration,
      routes: routes,
      services: services
    )
    return try await run(starting: { try await server.run(ready: $0) }, body)
  }

  /// Runs something that serves while the body runs, then stops it as SIGTERM does and waits for its end.
  ///
  /// - Parameter start: runs it, and passes its address to the closure when it answers requests.
  static func run<Result: Sendable>(
    starting start: @escaping @Sendable (@escaping @Sendable (String) -> Void) async throws -> Void,
    _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    try await testGracefulShutdown { trigger in
      let (addresses, ready) = AsyncStream<String>.makeStream()
      return try await withThrowingTaskGroup { group in
        group.addTask {
          defer { ready.finish() }
          try await start { ready.yield($0) }
        }
        guard let address = await addresses.first(where: { _ in true }),
          let port = address.split(separator: ":").last.flatMap({ Int($0) })
        else {
          try await group.waitForAll()
          throw WireError.closed
        }
        let server = TestServer(address: address, port: port) { trigger.triggerGracefulShutdown() }
        do {
          let result = try await body(server)
          server.stop()
          try await group.waitForAll()
          return result
        } catch {
          server.stop()
          throw error
        }
      }
    }
  }
}
#endif
