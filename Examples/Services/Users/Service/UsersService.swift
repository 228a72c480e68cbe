import Logging
public import ServiceKit

/// A REST service with jsonplaceholder's API, at a free port of this machine if no other port is
/// given.
///
/// The service answers `GET /users` and `GET /users/1`, below its URL, with json-server's parameters
/// `_page`, `_limit`, `_sort`, `_order`, `q`, `id`, `name` and `email`.
public struct UsersService: HTTPService {
  public let server: HTTPServer

  /// - Parameters:
  ///   - store: The users to serve.
  ///   - port: The port; 0 for any free one, `nil` for one for this process alone.
  public init(store: UserStore, port: Int? = nil) {
    server = HTTPServer(UsersResponder(store: store), port: port, logger: .quiet("users"))
  }
}
