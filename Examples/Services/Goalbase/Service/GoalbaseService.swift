import Embedded
package import Foundation
import Hummingbird
package import Logging

/// A server of ``GoalbaseAPI``, at a free port of this machine if no other port is given.
package struct GoalbaseService: EmbeddedService {
  private let server: EmbeddedServer<GoalbaseResponder<BasicRequestContext>>

  /// - Parameters:
  ///   - api: The API to serve.
  ///   - host: The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all.
  ///   - port: The port; 0 for any free one.
  ///   - logger: Receives the messages of the server; only warnings and errors by default.
  package init(
    _ api: GoalbaseAPI,
    host: String = "127.0.0.1",
    port: Int = 0,
    logger: Logger = GoalbaseService.quietLogger
  ) {
    server = EmbeddedServer(
      GoalbaseResponder(api),
      host: host,
      port: port,
      path: GoalbaseAPI.path + "/",
      logger: logger
    )
  }

  /// A logger for warnings and errors only.
  package static var quietLogger: Logger { .quiet("goalbase") }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the server can't listen there; ``url()`` then never returns.
  package func run() async throws {
    try await server.run()
  }

  /// Returns the base URL, to which `players` is added; it ends in a slash. Waits until the service
  /// listens.
  package func url() async -> URL {
    await server.url()
  }
}
