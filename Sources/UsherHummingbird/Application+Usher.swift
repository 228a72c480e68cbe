#if Hummingbird
public import Hummingbird
public import Logging
public import NIOCore
public import ServiceLifecycle

extension Application {
  /// Creates an application with a router of your own, in which an ``UsherServer`` serves its apps, too.
  ///
  /// ```swift
  /// let router = Router()
  /// router.get("api/prices") { _, _ in prices }
  /// let usher = UsherServer(WebHost([shop]), configuration: configuration)
  /// let application = try Application(router: router, usher: usher)
  /// try await application.runService()
  /// ```
  ///
  /// A request goes to the server if its path is that of one of its apps or of its ``ServerRoute``s, below `/-/`, or
  /// `/healthz`, `/readyz` or `/metrics`; with a ``ServerConfiguration/prefix``, all of these are below the prefix. Every
  /// other request goes to the router: so the router says what is at a path that nobody has. The router's middleware sees
  /// its own requests only, and its answers get no cookie and no header of the server.
  ///
  /// The server keeps its limits on connections for all of them. A connection can become a socket of a page, and no other
  /// WebSocket. The application ends gracefully: the open pages are stored, and their browsers connect again later.
  ///
  /// - Parameters:
  ///   - router: the router, or another builder of a responder.
  ///   - usher: the server. Its host name and port are the application's address. Its services run with the application;
  ///     the number of its threads isn't used.
  ///   - paths: paths that the router serves, with all that is below them, even if the server would. They are needed if
  ///     an app has the whole site: `leaving: ["/api"]`.
  ///   - configuration: the application's configuration, whose address isn't used.
  ///   - services: services that run with the application. They end after the server's pages have ended.
  ///   - onServerRunning: called when the application answers requests.
  ///   - eventLoopGroupProvider: the event loops of all connections.
  ///   - logger: the application's logger. The server has one of its own.
  /// - Throws: ``ServerError`` if the server can't start with its configuration.
  public init<Builder: HTTPResponderBuilder>(
    router: Builder,
    usher: UsherServer,
    leaving paths: [String] = [],
    configuration: ApplicationConfiguration = ApplicationConfiguration(),
    services: [any Service] = [],
    onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in },
    eventLoopGroupProvider: EventLoopGroupProvider = .singleton,
    logger: Logger? = nil
  ) throws where Responder == UsherResponder<Builder.Responder> {
    let left = LeftPaths(paths)
    let parts = try usher.makeParts(on: eventLoopGroupProvider.eventLoopGroup, leaving: left)
    var configuration = configuration
    configuration.address = .hostname(
      usher.configuration.hostname,
      port: usher.configuration.port
    )
    self.init(
      responder: UsherResponder(
        server: parts.responder,
        other: router.buildResponder(),
        left: left
      ),
      server: parts.builder,
      configuration: configuration,
      // Services end in the reverse order.
      services: usher.services + services
        + [MountedServer(stop: parts.stop, loops: parts.loops)] + parts.services,
      onServerRunning: { [manager = parts.manager] channel in
        manager?.tellReady()
        await onServerRunning(channel)
      },
      eventLoopGroupProvider: eventLoopGroupProvider,
      logger: logger
    )
  }
}
#endif
