#if Hummingbird
import HummingbirdCore
import Logging
import Metrics
import NIOCore
import ServiceLifecycle
import UsherWeb

/// The parts of a server, for an application of its own or for one that somebody has already.
struct ServerParts: Sendable {
  let responder: HostResponder
  /// Sets up connections, with sockets and limits.
  let builder: HTTPServerBuilder
  let loops: Loops
  let stop: ServerStop
  let operations: ServerOperations
  let observer: ServerObserver
  let logger: Logger
  /// What wants to be told when requests are answered; `nil` if nobody does.
  let manager = ServiceManager()
  /// What runs beside the server.
  let services: [any Service]

  /// - Parameters:
  ///   - group: the event loops of the connections.
  ///   - kept: the paths that another application serves on the same connections; `nil` if there is no other.
  /// - Throws: ``ServerError`` if a file or a text of the configuration can't be used.
  init(
    service: any WebService,
    configuration: ServerConfiguration,
    routes: [ServerRoute],
    group: any EventLoopGroup,
    leaving kept: LeftPaths?
  ) throws {
    let certificateFiles = try TLSFiles(configuration)
    let proxies = try TrustedProxies(configuration.trustedProxies, usesTLS: certificateFiles != nil)
    if let token = configuration.metricsToken, token.count < 16 { throw ServerError.metricsToken }
    if let token = configuration.inspectorToken, token.count < 16 {
      throw ServerError.inspectorToken
    }
    let keys = try CookieKeys.load(from: configuration.dataDirectory, port: configuration.port)
    let loops = Loops(group)
    let prefix = PathPrefix(configuration.prefix)
    let path = prefix.text.isEmpty ? "/" : prefix.text
    let visitors = VisitorCookie(keys: keys.keys, site: keys.site, path: path)
    service.begin(under: prefix.text)
    var logger = Logger(label: "usher")
    logger.logLevel = configuration.logLevel
    var services: [any Service] = []
    let secure: (@Sendable (any Channel) throws -> Void)?
    #if TLS
    let certificates = try certificateFiles.map { try TLSCertificates($0, logger) }
    secure = certificates?.secure
    if let certificates { services.append(certificates) }
    #else
    secure = nil
    #endif
    let factory =
      MetricsSystem.factory is NOOPMetricsHandler ? PrometheusMetrics() : MetricsSystem.factory
    let observer = ServerObserver(logger: logger, metrics: HostMetrics(factory))
    service.add(observer)
    let refusals = Refusals(HostMonitor(observer))
    let stop = ServerStop(service, within: configuration.stopTime)
    let sameOrigin = SameOrigin(configuration, refusals)
    let files = OpenFiles.raised(for: configuration.limits.connections)
    if let files, files.connections < configuration.limits.connections {
      logger.info(
        """
        At most \(files.connections) connections can be open, because the system lets this process open \(files.limit) \
        files. limits.connections is \(configuration.limits.connections).
        """
      )
    }
    let connections = Connections(configuration.limits, files: files, proxies, refusals)
    let socketRates = SocketRates(configuration.limits, proxies, refusals)
    let messageRates = MessageRates(configuration.limits, proxies)
    let bodies = BodyCount(configuration.limits)
    let operations = ServerOperations(
      service: service,
      stop: stop,
      metrics: observer.metrics,
      shown: factory as? PrometheusMetrics,
      connections: connections,
      token: configuration.metricsToken,
      inspector: InspectorAccess(
        token: configuration.inspectorToken,
        prefix: prefix.text
      )
    )
    services.append(Sampling(operations: operations))
    if let signs = SignsOfLife(group, manager) { services.append(signs) }
    responder = HostResponder(
      service: service,
      visitors: visitors,
      sameOrigin: sameOrigin,
      proxies: proxies,
      routes: routes,
      bodies: bodies,
      refusals: refusals,
      compression: Compression(),
      prefix: prefix,
      operations: operations,
      strictTransport: StrictTransport(configuration.strictTransport, under: prefix)
    )
    builder = HTTPServerBuilder { responder in
      WebChannel(
        responder: responder,
        service: service,
        loops: loops,
        visitors: visitors,
        sameOrigin: sameOrigin,
        proxies: proxies,
        socketRates: socketRates,
        messageRates: messageRates,
        bodies: bodies,
        refusals: refusals,
        limits: configuration.limits,
        connections: connections,
        prefix: prefix,
        stop: stop,
        probes: Self.places(of: "/healthz", under: prefix, leaving: kept),
        socketPaths: Self.places(of: WebChannel.socketPath, under: prefix, leaving: kept),
        secure: secure
      )
    }
    self.loops = loops
    self.stop = stop
    self.operations = operations
    self.observer = observer
    self.logger = logger
    self.services = services
  }

  /// Returns where something is at a path of the server. A proxy may pass requests on without the prefix; but beside
  /// another application, the paths without it are that application's, and so are those that are left to it.
  private static func places(
    of path: String,
    under prefix: PathPrefix,
    leaving kept: LeftPaths?
  ) -> Set<String> {
    let full = prefix.text + path
    guard let kept else { return [full, path] }
    return kept.contains(full) ? [] : [full]
  }
}
#endif
