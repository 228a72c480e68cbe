#if Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection if the server waits for data and none arrives for a minute.
///
/// Unlike Hummingbird's own timer, it lets an upload continue however slowly the app reads the file. While the app
/// doesn't read, the server doesn't read from the connection either: then no data can arrive, and no time is counted.
final class IdleHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  static let limit = TimeAmount.seconds(60)

  /// The time at which the server began to wait for data.
  private var start = NIODeadline.now()
  /// Whether the server reads from the connection now. It does so when the handler is added.
  private var isReading = true
  private var isRequestBeingRead = false
  private var requestsInProgress = 0
  private var timer: Scheduled<Void>?

  private var isWaiting: Bool { isReading && (isRequestBeingRead || requestsInProgress == 0) }

  func handlerAdded(context: ChannelHandlerContext) {
    start = context.eventLoop.now
    schedule(in: Self.limit, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func read(context: ChannelHandlerContext) {
    if !isReading { start = context.eventLoop.now }
    isReading = true
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isRequestBeingRead = true
      requestsInProgress += 1
    case .body: break
    case .end: isRequestBeingRead = false
    }
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    context.fireChannelReadComplete()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      requestsInProgress -= 1
      start = context.eventLoop.now
    }
    context.write(data, promise: promise)
  }

  private func schedule(in time: TimeAmount, _ context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
      self?.check(context)
    }
  }

  private func check(_ context: ChannelHandlerContext) {
    guard isWaiting else { return schedule(in: Self.limit, context) }
    let rest = start + Self.limit - context.eventLoop.now
    guard rest > .zero else { return context.close(promise: nil) }
    schedule(in: rest, context)
  }
}
#endif
