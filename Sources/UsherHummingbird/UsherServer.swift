#if Hummingbird
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
public import ServiceLifecycle
public import UsherWeb

/// Serves a ``WebHost`` over HTTP and WebSocket.
///
/// ```swift
/// try await UsherServer(WebHost([redGreen])).run()
/// ```
public struct UsherServer: Sendable {
  private let service: any WebService
  private let configuration: ServerConfiguration
  private let routes: [ServerRoute]
  private let services: [any Service]

  /// A server of a host, or of whatever answers requests and takes sockets.
  ///
  /// - Parameters:
  ///   - service: the host.
  ///   - configuration: where it listens, and the like.
  ///   - routes: what it serves besides, as an API.
  ///   - services: what runs beside it, as a service that the apps ask; they begin before the server
  ///     answers, and end after it.
  public init(
    _ service: any WebService,
    configuration: ServerConfiguration = ServerConfiguration(),
    routes: [ServerRoute] = [],
    services: [any Service] = []
  ) {
    self.service = service
    self.configuration = configuration
    self.routes = routes
    self.services = services
  }

  /// Serves until the process gets SIGINT or SIGTERM.
  ///
  /// Says `Usher is ready at http://localhost:8080` when it answers, in one line on standard output.
  /// Before it returns, browsers were told to come back and everything is closed.
  ///
  /// - Throws: ``ServerError`` when the port is taken or the data folder can't be used.
  public func run() async throws {
    try await run { address in
      FileHandle.standardOutput.write(Data("Usher is ready at \(address)\n".utf8))
    }
  }

  /// Serves as ``run()`` does, or until the task is cancelled, and tells its address instead of printing it.
  ///
  /// - Parameter ready: gets the address when it answers, as `http://localhost:8080`.
  /// - Throws: ``ServerError`` when the port is taken or the data folder can't be used.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws {
    let key = try CookieKey.load(from: configuration.dataDirectory)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.threads)
    let loops = Loops(group)
    let visitors = VisitorCookie(key: key)
    let configuration = configuration
    var logger = Logger(label: "usher")
    logger.logLevel = configuration.logLevel
    let sameOrigin = SameOrigin(configuration, logger: logger)
    let responder = HostResponder(
      service: service,
      loops: loops,
      visitors: visitors,
      sameOrigin: sameOrigin,
      routes: routes
    )
    var application = Application(
      responder: responder,
      server: HTTPServerBuilder { [service] responder in
        WebChannel(
          responder: responder,
          service: service,
          loops: loops,
          visitors: visitors,
          sameOrigin: sameOrigin
        )
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.hostname, port: configuration.port)
      ),
      onServerRunning: { channel in
        ready(configuration.address(port: channel.localAddress?.port ?? configuration.port))
      },
      eventLoopGroupProvider: .shared(group),
      logger: logger
    )
    for service in services { application.addServices(service) }
    application.addServices(ClosingService(service: service))
    do {
      try await application.runService()
      // Browsers have some seconds to answer the goodbye; their sessions are on the loops until then.
      await loops.endSockets()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      try? await group.shutdownGracefully()
      throw ServerError.portInUse(configuration.port)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
    try await group.shutdownGracefully()
  }
}

/// Ends the sessions when the server stops.
private struct ClosingService: Service {
  let service: any WebService

  func run() async throws {
    try? await gracefulShutdown()
    await service.close()
  }
}
#endif
