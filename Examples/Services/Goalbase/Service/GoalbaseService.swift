package import Foundation
import Hummingbird
import Listening
package import Logging
import NIOCore
import ServiceLifecycle

/// A server of ``GoalbaseAPI``, at a free port of this machine if no other port is given.
package struct GoalbaseService: Service {
  private let api: GoalbaseAPI
  private let host: String
  private let port: Int
  private let logger: Logger
  private let address = ListeningAddress()

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
    self.api = api
    self.host = host
    self.port = port
    self.logger = logger
  }

  /// A logger for warnings and errors only.
  package static var quietLogger: Logger {
    var logger = Logger(label: "goalbase")
    logger.logLevel = .warning
    return logger
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the server can't listen there; ``url()`` then never returns.
  package func run() async throws {
    let application = Application(
      responder: GoalbaseResponder<BasicRequestContext>(api),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        // A client can't connect to the address that means "all addresses".
        components.host = host == "0.0.0.0" || host == "::" ? "127.0.0.1" : host
        components.port = channel.localAddress?.port
        components.path = GoalbaseAPI.path + "/"
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }

  /// Returns the base URL, to which `players` is added; it ends in a slash. Waits until the service
  /// listens.
  package func url() async -> URL {
    await address.url
  }
}
