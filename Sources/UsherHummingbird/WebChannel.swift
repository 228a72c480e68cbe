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

/// Sets up a connection. It is used for HTTP, or for a WebSocket if its first request asks for one.
struct WebChannel: ServerChildChannel, HTTPChannelHandler {
  static let socketPath = "/-/socket"
  /// The largest frame, in bytes. A larger one closes the connection.
  static let frameLimit = 1 << 20
  /// How long a connection can wait for its first request: a browser may open a connection before it needs one.
  static let firstRequestTime = TimeAmount.seconds(60)

  let responder: HTTPChannelHandler.Responder
  let service: any WebService
  let loops: Loops
  let visitors: VisitorCookie
  let sameOrigin: SameOrigin

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
      try? channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader()]) {
          channel in
          channel.eventLoop.makeCompletedFuture { try http(on: channel, logger) }
        }
      )
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration
      )
      try channel.pipeline.syncOperations.addHandler(FirstRequestHandler())
      return Value(channel: channel, outcome: outcome)
    }
  }

  func handle(value: Value, logger: Logger) async {
    guard let outcome = await firstRequest(of: value) else {
      return value.channel.close(promise: nil)
    }
    switch outcome {
    case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
    // The socket's handler does the rest. The server waits for the channel to close; no task has to.
    case .socket: return
    }
  }

  /// Waits for the first request, up to a limit, or until the server stops.
  ///
  /// - Returns: the protocol of the connection; `nil` if no valid request arrived.
  private func firstRequest(of value: Value) async -> Outcome? {
    let timeout = value.channel.eventLoop.scheduleTask(in: Self.firstRequestTime) {
      value.channel.close(promise: nil)
    }
    defer { timeout.cancel() }
    return await withGracefulShutdownHandler {
      try? await value.outcome.get()
    } onGracefulShutdown: {
      value.channel.close(promise: nil)
    }
  }

  private func http(on channel: any Channel, _ logger: Logger) throws -> Outcome {
    let pipeline = channel.pipeline.syncOperations
    pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(IdleHandler())
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
        let isOurs =
          head.method == .GET && head.uri.prefix { $0 != "?" } == Self.socketPath
          && sameOrigin.holds(for: head.headers)
        return channel.eventLoop.makeSucceededFuture(isOurs ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          // An unknown visitor gets a socket too: only by its close code does the script know to load the page again.
          let visitor = visitors.visitor(in: head.headers.first(name: "cookie"))
          let pipeline = channel.pipeline.syncOperations
          pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
          try pipeline.addHandler(
            SocketHandler(
              service: service,
              query: String(head.uri.drop { $0 != "?" }.dropFirst()),
              visitor: visitor,
              loop: loops.loop(channel.eventLoop)
            )
          )
          return .socket
        }
      }
    )
  }
}
#endif
