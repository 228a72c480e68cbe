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

/// A connection: HTTP until it asks for the socket, then a WebSocket without anything in between.
struct WebChannel: ServerChildChannel, HTTPChannelHandler {
  static let socketPath = "/-/socket"
  /// Larger frames close the connection.
  static let frameLimit = 1 << 20
  /// A browser may open a connection before it needs it.
  static let firstRequestTime = TimeAmount.seconds(60)

  let responder: HTTPChannelHandler.Responder
  let service: any WebService
  let loops: Loops
  let visitors: VisitorCookie
  let sameOrigin: SameOrigin

  /// A connection that has been accepted, and what becomes of it.
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
    // The handler does the rest; the server waits for the channel, and no task has to.
    case .socket: return
    }
  }

  /// Waits for the first request, but not for ever, and not when the server stops.
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
          // A browser nobody knows is told so in a way it understands, and asks for a new page.
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
