import Hummingbird
public import Logging
public import ServiceKit

/// A server of ``GoalbaseAPI``, at a free port of this machine if no other port is given. Its URL
/// ends in a slash.
public struct GoalbaseService: HTTPService {
  public let server: HTTPServer

  /// - Parameters:
  ///   - api: The API to serve.
  ///   - host: The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all.
  ///   - port: The port; 0 for any free one, `nil` for one for this process alone.
  ///   - file: The path of a file that keeps the URL of a server for this process alone, for the next start.
  ///   - logger: Receives the messages of the server; only warnings and errors by default.
  public init(
    _ api: GoalbaseAPI,
    host: String = "127.0.0.1",
    port: Int? = nil,
    keptIn file: String? = nil,
    logger: Logger = .quiet("goalbase")
  ) {
    server = HTTPServer(
      GoalbaseResponder<BasicRequestContext>(api),
      host: host,
      port: port,
      keptIn: file,
      path: GoalbaseAPI.path + "/",
      logger: logger
    )
  }
}
