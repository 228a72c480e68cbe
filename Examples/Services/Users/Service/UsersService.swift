public import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
public import ServiceLifecycle

/// A REST service with jsonplaceholder's API, at a free port of this machine if no other port is
/// given.
///
/// The service answers `GET /users` and `GET /users/1`, with json-server's parameters `_page`,
/// `_limit`, `_sort`, `_order`, `q`, `id`, `name` and `email`.
public struct UsersService: Service {
  private let store: UserStore
  private let port: Int
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - store: The users to serve.
  ///   - port: The port; 0 for any free one.
  public init(store: UserStore, port: Int = 0) {
    self.store = store
    self.port = port
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the service can't listen there; ``url()`` then never returns.
  public func run() async throws {
    var logger = Logger(label: "users")
    logger.logLevel = .warning
    let application = Application(
      responder: UsersResponder(store: store),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = channel.localAddress?.port
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }

  /// Returns the base URL, to which `/users` is added. Waits until the service listens.
  public func url() async -> URL {
    await address.url
  }
}
