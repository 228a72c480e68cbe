package import Foundation
import Hummingbird
import Listening
package import Logging
import NIOCore
import ServiceLifecycle

/// A server of ``GoalbaseAPI``, at a free port of this machine if no other is given.
package struct GoalbaseService: Service {
  private let api: GoalbaseAPI
  private let host: String
  private let port: Int
  private let logger: Logger
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - api: what is served.
  ///   - host: the address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all.
  ///   - port: 0 for any that is free.
  ///   - logger: is told what the server does; warnings only, by default.
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

  /// Tells of warnings and errors only.
  package static var quietLogger: Logger {
    var logger = Logger(label: "goalbase")
    logger.logLevel = .warning
    return logger
  }

  /// Serves until a graceful shutdown; once.
  ///
  /// - Throws: what the system says if it can't listen there; ``url()`` waits on then.
  package func run() async throws {
    let application = Application(
      responder: GoalbaseResponder<BasicRequestContext>(api),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        // All addresses are none to ask at.
        components.host = host == "0.0.0.0" || host == "::" ? "127.0.0.1" : host
        components.port = channel.localAddress?.port
        components.path = GoalbaseAPI.path + "/"
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }

  /// What `players` is added to; ends in a slash, and waits until the service listens.
  package func url() async -> URL {
    await address.url
  }
}
