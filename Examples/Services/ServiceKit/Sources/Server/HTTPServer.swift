import Foundation
package import Hummingbird
import Listening
package import Logging
import NIOCore

/// A server that gives each request to a responder. An ``HTTPService`` has one, with its own paths
/// and answers.
public struct HTTPServer: Sendable {
  private let responder: any HTTPResponder<BasicRequestContext>
  private let host: String
  private let port: Int
  private let kept: KeptAddress?
  private let path: String
  /// What the path begins with in a server for this process alone.
  private let secret: String?
  private let logger: Logger
  private let address = ListeningAddress<any Error>()

  /// - Parameters:
  ///   - responder: The answers.
  ///   - host: The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for all.
  ///   - port: The port; 0 for any free one. `nil` for one for this process alone: the URL has a secret
  ///     in it, without which nobody gets an answer.
  ///   - file: The path of a file that keeps the port and the secret, so that the URL is the same at the next start, unless
  ///     something else has the port then; `nil` for another URL each time. Only without a port.
  ///   - path: The path of the base URL.
  ///   - logger: Receives the messages of the server.
  package init(
    _ responder: some HTTPResponder<BasicRequestContext>,
    host: String = "127.0.0.1",
    port: Int?,
    keptIn file: String? = nil,
    path: String = "",
    logger: Logger
  ) {
    kept = port == nil ? file.map { KeptAddress(file: $0) } : nil
    let known = kept?.stored
    let secret = port == nil ? known?.secret ?? UUID().uuidString.lowercased() : nil
    if let secret {
      self.responder = OwnRequests(secret: secret, responder: responder)
    } else {
      self.responder = responder
    }
    self.secret = secret
    self.host = host
    self.port = port ?? known?.port ?? 0
    self.path = path
    self.logger = logger
  }

  func run() async throws {
    do {
      do {
        try await serve(responder, port)
      } catch let error as IOError where kept != nil && port != 0 && error.errnoCode == EADDRINUSE {
        try await serve(responder, 0)
      }
      // Nobody waits for a server that was shut down before it listened.
      address.fail(CancellationError())
    } catch {
      address.fail(error)
      throw error
    }
  }

  func url() async throws -> URL {
    try await address.url()
  }

  private func serve(
    _ responder: some HTTPResponder<BasicRequestContext>,
    _ port: Int
  ) async throws {
    let application = Application(
      responder: responder,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        var components = URLComponents()
        components.scheme = "http"
        // A client can't connect to the address that means "all addresses".
        components.host = host == "0.0.0.0" || host == "::" ? "127.0.0.1" : host
        components.port = channel.localAddress?.port
        components.path = (secret.map { "/\($0)" } ?? "") + path
        if let kept, let secret, let port = components.port {
          kept.keep(KeptAddress.Address(port: port, secret: secret))
        }
        if let url = components.url { address.set(url) }
      },
      logger: logger
    )
    try await application.run()
  }
}
