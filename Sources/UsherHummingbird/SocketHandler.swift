import NIOCore
import NIOWebSocket
import UsherWeb

/// Hands the messages of an open WebSocket to its session, in the same turn of the loop.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How often the browser is asked whether it is still there.
  private static let pingInterval = TimeAmount.seconds(25)
  /// What may wait until the session is there.
  private static let waitingLimit = 64

  private let service: any WebService
  private let query: String
  private let visitor: Visitor
  private let loop: Loop
  private var context: ChannelHandlerContext?
  private var session: (any WebSocketSession)?
  private var waiting: [ByteBuffer] = []
  private var isAttached = false
  private var pieces: ByteBuffer?
  private var isReading = false
  private var hasUnflushed = false
  private var isAnswered = true
  private var isClosing = false
  private var pings: RepeatedTask?

  init(service: any WebService, query: String, visitor: Visitor, loop: Loop) {
    self.service = service
    self.query = query
    self.visitor = visitor
    self.loop = loop
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    let connection = SocketConnection(this, context.channel, loop)
    let (service, query, visitor, eventLoop) = (service, query, visitor, context.eventLoop)
    Task {
      let session = await service.attach(query, visitor: visitor, connection: connection)
      eventLoop.execute { this.value.attached(session) }
    }
    pings = eventLoop.scheduleRepeatedTask(
      initialDelay: Self.pingInterval,
      delay: Self.pingInterval
    ) { _ in this.value.ping() }
  }

  private func attached(_ session: (any WebSocketSession)?) {
    guard let session else { return close(code: 4404) }
    guard context != nil else { return session.disconnected() }
    self.session = session
    isAttached = true
    let frames = waiting
    waiting = []
    for frame in frames { deliver(frame) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    isReading = true
    isAnswered = true
    switch frame.opcode {
    case .binary where frame.fin: deliver(frame.unmaskedData)
    case .binary, .continuation: collect(frame)
    case .ping: write(.pong, frame.unmaskedData)
    case .pong: break
    case .connectionClose: close(code: 1000)
    default: close(code: 1003)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    guard hasUnflushed else { return }
    hasUnflushed = false
    context.flush()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { session?.becameWritable() }
  }

  func channelInactive(context: ChannelHandlerContext) { end() }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { close(code: 1001) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The protocol's own handler has told the browser what was wrong.
    context.close(promise: nil)
  }

  private func deliver(_ data: ByteBuffer) {
    guard isAttached else {
      if waiting.count < Self.waitingLimit { waiting.append(data) } else { close(code: 1008) }
      return
    }
    guard let session else { return }
    data.withUnsafeReadableBytes { session.receive($0) }
  }

  private func collect(_ frame: WebSocketFrame) {
    var data = frame.unmaskedData
    if frame.opcode == .binary { pieces = ByteBuffer() }
    guard pieces != nil else { return close(code: 1002) }
    pieces?.writeBuffer(&data)
    guard (pieces?.readableBytes ?? 0) <= WebChannel.frameLimit else { return close(code: 1009) }
    guard frame.fin, let whole = pieces else { return }
    pieces = nil
    deliver(whole)
  }

  func send(_ frame: [UInt8]) {
    guard let context, !isClosing else { return }
    write(.binary, context.channel.allocator.buffer(bytes: frame))
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    guard let context else { return }
    let frame = wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data))
    if isReading {
      // All answers to what was read at once leave at once.
      hasUnflushed = true
      context.write(frame, promise: nil)
    } else {
      context.writeAndFlush(frame, promise: nil)
    }
  }

  private func ping() {
    guard isAnswered else { return context?.close(promise: nil) ?? () }
    isAnswered = false
    write(.ping, ByteBuffer())
  }

  func close(code: UInt16) {
    guard let context, !isClosing else { return }
    isClosing = true
    var data = ByteBuffer()
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code)))
    let frame = wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
    let channel = context.channel
    context.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
  }

  private func end() {
    pings?.cancel()
    pings = nil
    context = nil
    let session = session
    self.session = nil
    session?.disconnected()
  }
}
