#if Hummingbird
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import ServiceLifecycle
import UsherWeb

#if TLS
import NIOSSL
#endif

/// Sets up a connection. It is used for HTTP, or for a WebSocket if its first request asks for one.
struct WebChannel: ServerChildChannel, HTTPChannelHandler {
  static let socketPath = "/-/socket"
  /// The largest frame, in bytes. A larger one closes the connection.
  static let frameLimit = 1 << 20
  /// The largest head of a request, in bytes. A larger one is answered with 400.
  static let headLimit = 1 << 16

  let responder: HTTPChannelHandler.Responder
  let service: any WebService
  let loops: Loops
  let visitors: VisitorCookie
  let sameOrigin: SameOrigin
  let proxies: TrustedProxies
  let socketRates: SocketRates
  let messageRates: MessageRates
  let bodies: BodyCount
  let refusals: Refusals
  let limits: ServerLimits
  let connections: Connections
  let prefix: PathPrefix
  let stop: ServerStop
  /// The paths at which probes are answered.
  let probes: Set<String>
  /// The paths at which a request can ask for a socket.
  let socketPaths: Set<String>
  /// Makes a new connection one that uses TLS; `nil` if the server speaks HTTP.
  let secure: (@Sendable (any Channel) throws -> Void)?

  /// An accepted connection, and a future that completes with the connection's protocol.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  enum Outcome: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case socket
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      guard connections.add(channel), isSecured(channel) else {
        // An error here would end the whole server. The connection is closed when its protocol is asked for.
        return Value(
          channel: channel,
          outcome: channel.eventLoop.makeFailedFuture(ChannelError.eof)
        )
      }
      try? channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader()]) {
          channel in
          channel.eventLoop.makeCompletedFuture { try http(on: channel, logger) }
        }
      )
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderFieldSize = Self.headLimit
      configuration.decoderConfiguration.maxHeaderListSize = Self.headLimit
      let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration
      )
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(FirstBytesHandler(), position: .first)
      try pipeline.addHandler(FirstRequestHandler(ConnectionRefusals(refusals, on: channel)))
      let upgrade = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)
      try pipeline.addHandler(UpgradeHandler(), position: .before(upgrade))
      return Value(channel: channel, outcome: outcome)
    }
  }

  private func isSecured(_ channel: any Channel) -> Bool {
    guard let secure else { return true }
    return connections.addHandshake(channel) && (try? secure(channel)) != nil
  }

  func handle(value: Value, logger: Logger) async {
    await ServerTasks.leave {
      await withGracefulShutdownHandler {
        await serve(value, logger)
      } onGracefulShutdown: {
        // An application of somebody else doesn't tell when it begins to stop.
        stop.begin()
      }
    }
  }

  private func serve(_ value: Value, _ logger: Logger) async {
    guard let outcome = await firstRequest(of: value) else {
      return value.channel.close(promise: nil)
    }
    switch outcome {
    case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
    // The socket's handler does the rest. The server waits for the channel to close; no task has to.
    case .socket: return
    }
  }

  /// Waits for the first request, up to a limit, or until the server stops. A browser may open a connection before it
  /// needs one.
  ///
  /// - Returns: the protocol of the connection; `nil` if no valid request arrived.
  private func firstRequest(of value: Value) async -> Outcome? {
    let timeout = value.channel.eventLoop.scheduleTask(in: TimeAmount(limit: limits.requestTime)) {
      // A browser may open a connection before it needs one, and send nothing.
      let pipeline = value.channel.pipeline.syncOperations
      if (try? pipeline.handler(type: FirstBytesHandler.self)) == nil {
        ConnectionRefusals(refusals, on: value.channel).tellSlow()
      }
      value.channel.close(promise: nil)
    }
    defer { timeout.cancel() }
    return await withGracefulShutdownHandler {
      try? await value.outcome.get()
    } onGracefulShutdown: {
      value.channel.eventLoop.execute { Self.end(value.channel) }
    }
  }

  /// Closes a connection that is about to have its protocol. One that has just become a socket says goodbye first.
  private static func end(_ channel: any Channel) {
    if let socket = try? channel.pipeline.syncOperations.handler(type: SocketHandler.self) {
      socket.close(code: .goingAway)
    } else {
      channel.close(promise: nil)
    }
  }

  /// The place where what has arrived is no longer encrypted: records of TLS itself begin no request.
  private static func start(
    of pipeline: ChannelPipeline.SynchronousOperations
  ) -> ChannelPipeline.SynchronousOperations.Position {
    #if TLS
    if let handler = try? pipeline.handler(type: NIOSSLServerHandler.self) {
      return .after(handler)
    }
    #endif
    return .first
  }

  private func http(on channel: any Channel, _ logger: Logger) throws -> Outcome {
    let pipeline = channel.pipeline.syncOperations
    pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
    let told = ConnectionRefusals(refusals, on: channel)
    let idle = IdleHandler(limits, told, at: channel.eventLoop.now)
    let arrivals = ArrivalHandler { [idle] in idle.bytesArrived(at: $1) }
    try pipeline.addHandler(arrivals, position: Self.start(of: pipeline))
    try pipeline.addHandler(HeadHandler(told))
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: secure != nil))
    try pipeline.addHandler(idle)
    try pipeline.addHandler(HealthHandler(probes))
    try pipeline.addHandler(HTTPConnectionStateHandler(logger: logger))
    return .http(
      try NIOAsyncChannel(
        wrappingChannelSynchronously: channel,
        configuration: NIOAsyncChannel.Configuration(isOutboundHalfClosureEnabled: true)
      )
    )
  }

  private func upgrader() -> NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: Self.frameLimit,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let client = client(of: head, channel)
        let isOurs =
          head.asksForSocket
          && socketPaths.contains(String(head.uri.prefix { $0 != "?" }))
          && head.headers["host"].count == 1
          && sameOrigin.holds(for: head.headers, isSecure: client.isSecure, from: client.address)
        guard isOurs else { return channel.eventLoop.makeSucceededFuture(nil) }
        return channel.eventLoop.makeCompletedFuture {
          guard !service.isApart else { throw UpgradeRefusal.apart }
          try take(head, client, channel)
          return HTTPHeaders()
        }
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          // An unknown visitor gets a socket too: only by its close code does the script know to load the page again.
          let client = client(of: head, channel)
          let (address, cookie) = (client.address, head.headers.first(name: "cookie"))
          let visitor = visitors.known(in: cookie, isSecure: client.isSecure)?.visitor
          if visitor == nil, let cookie { tellForged(cookie, client) }
          // A single read then brings few messages beyond the budget, and other sockets have their turn.
          try? channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
          let socket = SocketHandler(
            service: service,
            query: String(head.uri.drop { $0 != "?" }.dropFirst()),
            visitor: visitor,
            address: address?.description,
            origin: sameOrigin.origin(
              of: head.headers.first(name: "host"),
              isSecure: client.isSecure
            ),
            loop: loops.loop(channel.eventLoop),
            limits: limits,
            share: messageRates.share(of: visitor, client),
            unfinished: UnfinishedMessage(limits, bodies, from: address),
            refusals: ConnectionRefusals(refusals, from: address),
            at: channel.eventLoop.now
          )
          let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
          let arrivals = ArrivalHandler { [socket] in socket.unfinished.arrived($0, at: $1) }
          try pipeline.addHandler(arrivals, position: .before(decoder))
          try pipeline.addHandler(socket)
          return .socket
        }
      }
    )
  }

  /// Counts a socket.
  ///
  /// - Throws: ``UpgradeRefusal`` if it is one too many.
  private func take(
    _ head: HTTPRequestHead,
    _ client: TrustedProxies.Client,
    _ channel: any Channel
  ) throws {
    let cookie = head.headers.first(name: "cookie")
    let visitor = visitors.known(in: cookie, isSecure: client.isSecure)?.visitor
    if let wait = socketRates.take(visitor, client) { throw UpgradeRefusal.tooFast(wait) }
    guard connections.addSocket(channel, of: client) else { throw UpgradeRefusal.tooMany }
  }

  /// Returns the browser that asks for a socket, as far as the connection and trusted proxies tell.
  private func client(of head: HTTPRequestHead, _ channel: any Channel) -> TrustedProxies.Client {
    proxies.client(at: channel.remoteAddress, ForwardedFields(head.headers))
  }

  /// Tells the log that a visitor's cookie isn't signed by this server. Cookies of other programs are no concern here.
  private func tellForged(_ cookie: String, _ client: TrustedProxies.Client) {
    guard cookie.contains("\(visitors.name(isSecure: client.isSecure))=") else { return }
    let address = client.address
    refusals.tell(
      .socket,
      from: address?.network,
      """
      Refused a socket from \(address.map { "\($0.network)" } ?? "an unknown address"): this server didn't sign its \
      cookie. If it did before a restart, set ServerConfiguration.dataDirectory to keep the key.
      """
    )
  }
}
#endif
