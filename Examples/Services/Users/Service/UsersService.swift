public import Foundation
import Hummingbird
import Listening
import Logging
import NIOCore
public import ServiceLifecycle

/// A REST service of jsonplaceholder's shape, at a free port of this machine if no other is given.
///
/// `GET /users` and `GET /users/1`, with json-server's `_page`, `_limit`, `_sort`, `_order`, `q`,
/// `id`, `name` and `email`.
public struct UsersService: Service {
  private let store: UserStore
  private let port: Int
  private let address = ListeningAddress()

  /// - Parameters:
  ///   - store: what is served.
  ///   - port: 0 for any that is free.
  public init(store: UserStore, port: Int = 0) {
    self.store = store
    self.port = port
  }

  /// Serves until a graceful shutdown; once.
  ///
  /// - Throws: what the system says if it can't listen there; ``url()`` waits on then.
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

  /// What `/users` is added to; waits until the service listens.
  public func url() async -> URL {
    await address.url
  }
}
