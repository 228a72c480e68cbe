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
  let service: any WebService
  let configuration: ServerConfiguration
  private let routes: [ServerRoute]
  let services: [any Service]

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - service: the service for browsers, usually a ``WebHost``.
  ///   - configuration: where the server listens and how it runs.
  ///   - routes: paths that the server answers itself, without `service`, for example an API.
  ///   - services: services that run together with the server, for example a service that the apps use. They
  ///     start before the server, and stop after it.
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

  /// Serves until the process gets SIGINT or SIGTERM, or the task is cancelled.
  ///
  /// The function returns after ``ServerConfiguration/stopTime`` at the latest, even if a handler hangs. A second signal
  /// ends the process at once; so does the first one, 2 seconds after that time, if an app blocks all of Swift's threads.
  ///
  /// Prints `Usher is ready at http://localhost:8080` in one line on standard output when the server
  /// begins to answer requests. Before the function returns, all sessions end and all connections close, so that the
  /// browsers connect again later.
  ///
  /// - Throws: ``ServerError`` if the port is in use, the data folder can't be used, or a trusted proxy can't be read;
  ///   any other error of the network or of one of the services.
  public func run() async throws {
    try await run { address in
      FileHandle.standardOutput.write(Data("Usher is ready at \(address)\n".utf8))
    }
  }

  /// Serves like ``run()``, as the last line of a program. What keeps the server from its work is said in one line on
  /// standard error, as `Error: Port 8080 is in use. …`, and ends the program with the status 1.
  ///
  /// ```swift
  /// await UsherServer(WebHost([redGreen])).main()
  /// ```
  public func main() async {
    do { try await run() } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Serves like ``run()``, but passes the URL of the server to a closure instead of printing it.
  ///
  /// ```swift
  /// try await UsherServer(WebHost([redGreen])).run { url in print("Open \(url)") }
  /// ```
  ///
  /// - Parameter ready: called once, on any thread, with the URL (for example `http://localhost:8080`)
  ///   when the server begins to answer requests.
  /// - Throws: ``ServerError`` if the port is in use, the data folder can't be used, or a trusted proxy can't be read;
  ///   any other error of the network or of one of the services.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws {
    let configuration = configuration
    let group = MultiThreadedEventLoopGroup(numberOfThreads: max(1, configuration.threads))
    let signals: StopSignals
    let running: StoppableApplication
    let parts: ServerParts
    do {
      parts = try makeParts(on: group)
      var application = Application(
        responder: parts.responder,
        server: parts.builder,
        configuration: ApplicationConfiguration(
          address: .hostname(configuration.hostname, port: configuration.port)
        ),
        onServerRunning: { [manager = parts.manager] channel in
          manager?.tellReady()
          ServerTasks.leave {
            ready(configuration.address(port: channel.localAddress?.port ?? configuration.port))
          }
        },
        eventLoopGroupProvider: .shared(group),
        logger: parts.logger
      )
      application.addServices(services.map(AppService.init) + parts.services)
      running = StoppableApplication(
        application: application,
        loops: parts.loops,
        stop: parts.stop
      )
      signals = StopSignals(limit: configuration.stopTime) { [observer = parts.observer] in
        observer.log(HostLogEntry(.stop, $0, level: .error))
      }
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
    defer { signals.end() }
    do {
      try await tryPort(group)
      guard try await running.runUntilStopped(parts.logger) else {
        // The event loops go on, because what hangs may use them.
        return parts.observer.log(late(parts.operations))
      }
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      try? await group.shutdownGracefully()
      throw ServerError.portInUse(configuration.port)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
    // A session that hangs may still answer a socket by one of them.
    guard !parts.loops.joins.areOpen else { return }
    try await group.shutdownGracefully()
  }

  /// Makes what this server consists of.
  ///
  /// - Parameter kept: the paths that another application serves beside this server; `nil` if there is no other.
  func makeParts(
    on group: any EventLoopGroup,
    leaving kept: LeftPaths? = nil
  ) throws -> ServerParts {
    try ServerParts(
      service: service,
      configuration: configuration,
      routes: routes,
      group: group,
      leaving: kept
    )
  }

  /// Returns the line for the log if the server hasn't stopped in time.
  private func late(_ operations: ServerOperations) -> HostLogEntry {
    HostLogEntry(
      .stop,
      """
      The server didn't stop within \(configuration.stopTime): \(service.status.sessions) pages and \
      \(operations.connections.openCount) connections are left behind. What these pages have stored is kept. To fix \
      this, let handlers return soon, or raise ServerConfiguration.stopTime.
      """,
      level: .error
    )
  }
}

extension UsherServer {
  /// Opens the port and closes it again: if it is in use, the libraries that serve it would write lines of their own into
  /// the log before the one that tells what to do.
  private func tryPort(_ group: MultiThreadedEventLoopGroup) async throws {
    guard configuration.port != 0 else { return }
    let channel = try await ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: configuration.hostname, port: configuration.port).get()
    try await channel.close()
  }
}
#endif
