#if Hummingbird
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import Metrics
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
    let files = try TLSFiles(configuration)
    let proxies = try TrustedProxies(
      configuration.trustedProxies,
      usesTLS: files != nil
    )
    if let token = configuration.metricsToken, token.count < 16 { throw ServerError.metricsToken }
    if let token = configuration.inspectorToken, token.count < 16 {
      throw ServerError.inspectorToken
    }
    let keys = try CookieKeys.load(from: configuration.dataDirectory, port: configuration.port)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: max(1, configuration.threads))
    let loops = Loops(group)
    let prefix = PathPrefix(configuration.prefix)
    let path = prefix.text.isEmpty ? "/" : prefix.text
    let visitors = VisitorCookie(keys: keys.keys, site: keys.site, path: path)
    service.begin(under: prefix.text)
    let configuration = configuration
    var logger = Logger(label: "usher")
    logger.logLevel = configuration.logLevel
    #if TLS
    let certificates = try files.map { try TLSCertificates($0, logger) }
    let secure = certificates?.secure
    #else
    let secure: (@Sendable (any Channel) throws -> Void)? = nil
    #endif
    let factory =
      MetricsSystem.factory is NOOPMetricsHandler ? PrometheusMetrics() : MetricsSystem.factory
    let observer = ServerObserver(logger: logger, metrics: HostMetrics(factory))
    service.add(observer)
    let refusals = Refusals(HostMonitor(observer))
    let stop = ServerStop(service, within: configuration.stopTime)
    let sameOrigin = SameOrigin(configuration, refusals)
    let connections = Connections(configuration.limits, proxies, refusals)
    let socketRates = SocketRates(configuration.limits, proxies, refusals)
    let operations = ServerOperations(
      service: service,
      stop: stop,
      metrics: observer.metrics,
      shown: factory as? PrometheusMetrics,
      connections: connections,
      token: configuration.metricsToken,
      inspector: InspectorAccess(
        token: configuration.inspectorToken,
        prefix: configuration.prefix
      )
    )
    let responder = HostResponder(
      service: service,
      visitors: visitors,
      sameOrigin: sameOrigin,
      proxies: proxies,
      routes: routes,
      bodies: BodyCount(configuration.limits),
      refusals: refusals,
      compression: Compression(),
      prefix: prefix,
      operations: operations
    )
    var application = Application(
      responder: responder,
      server: HTTPServerBuilder { [service] responder in
        WebChannel(
          responder: responder,
          service: service,
          loops: loops,
          visitors: visitors,
          sameOrigin: sameOrigin,
          proxies: proxies,
          socketRates: socketRates,
          refusals: refusals,
          limits: configuration.limits,
          connections: connections,
          prefix: prefix,
          secure: secure
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
    application.addServices(Sampling(operations: operations))
    #if TLS
    if let certificates { application.addServices(certificates) }
    #endif
    let signals = StopSignals(limit: configuration.stopTime) { [observer] in
      observer.log(HostLogEntry(.stop, $0, level: .error))
    }
    defer { signals.end() }
    do {
      try await tryPort(group)
      let running = StoppableApplication(application: application, loops: loops, stop: stop)
      guard try await running.runUntilStopped(logger) else {
        // The event loops go on, because what hangs may use them.
        return observer.log(late(operations))
      }
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      try? await group.shutdownGracefully()
      throw ServerError.portInUse(configuration.port)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
    try await group.shutdownGracefully()
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

/// Records the gauges regularly, for metrics systems that send them somewhere.
private struct Sampling: Service {
  let operations: ServerOperations

  func run() async throws {
    await cancelWhenGracefulShutdown {
      repeat { operations.sample() } while (try? await Task.sleep(for: .seconds(10))) != nil
    }
  }
}
#endif
