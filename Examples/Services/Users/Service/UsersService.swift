public import Embedded
public import Foundation
import Logging

/// A REST service with jsonplaceholder's API, at a free port of this machine if no other port is
/// given.
///
/// The service answers `GET /users` and `GET /users/1`, with json-server's parameters `_page`,
/// `_limit`, `_sort`, `_order`, `q`, `id`, `name` and `email`.
public struct UsersService: EmbeddedService {
  private let server: EmbeddedServer<UsersResponder>

  /// - Parameters:
  ///   - store: The users to serve.
  ///   - port: The port; 0 for any free one.
  public init(store: UserStore, port: Int = 0) {
    server = EmbeddedServer(UsersResponder(store: store), port: port, logger: .quiet("users"))
  }

  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the service can't listen there; ``url()`` then never returns.
  public func run() async throws {
    try await server.run()
  }

  /// Returns the base URL, to which `/users` is added. Waits until the service listens.
  public func url() async -> URL {
    await server.url()
  }
}
