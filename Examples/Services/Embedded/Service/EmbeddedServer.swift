package import Foundation
package import Hummingbird
import Listening
package import Logging
import NIOCore

/// A server that gives each request to a responder. A service wraps one and adds its own paths and
/// answers.
package struct EmbeddedServer<Responder: HTTPResponder>: EmbeddedService
where Responder.Context == BasicRequestContext {
  private let responder: Responder
  private let host: String
  private let port: Int
  private let path: String
  private let logger: Logger
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - responder: The answers.
  ///   - host: The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all.
  ///   - port: The port; 0 for any free one.
  ///   - path: The path of the base URL.
  ///   - logger: Receives the messages of the server.
  package init(
    _ responder: Responder,
    host: String = "127.0.0.1",
    port: Int,
    path: String = "",
    logger: Logger
  ) {
    self.responder = responder
    self.host = host
    self.port = port
    self.path = path
    self.logger = logger
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the server can't listen there; ``url()`` then never returns.
  package func run() async throws {
    let application = Application(
      responder: responder,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        // A client can't connect to the address that means "all addresses".
        components.host = host == "0.0.0.0" || host == "::" ? "127.0.0.1" : host
        components.port = channel.localAddress?.port
        components.path = path
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }

  package func url() async -> URL {
    await address.url
  }
}
