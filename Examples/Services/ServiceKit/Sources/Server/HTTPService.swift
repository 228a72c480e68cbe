public import Foundation
public import ServiceLifecycle

/// A service that listens at an address of its own, in the process that asks it.
///
///     struct PlacesService: HTTPService {
///       let server = HTTPServer(PlacesResponder(), port: nil, logger: .quiet("places"))
///     }
public protocol HTTPService: Service {
  /// The server that does the work.
  var server: HTTPServer { get }
}

extension HTTPService {
  /// Serves until a graceful shutdown. Call it only once.
  ///
  /// - Throws: The system's error if the service can't listen there.
  public func run() async throws {
    try await server.run()
  }

  /// Returns the base URL. Waits until the service listens.
  ///
  /// - Throws: The error of ``run()`` if the service can't listen there; `CancellationError` if it
  ///   was shut down before.
  public func url() async throws -> URL {
    try await server.url()
  }
}
