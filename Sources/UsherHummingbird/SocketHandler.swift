#if Hummingbird
import NIOCore
import NIOWebSocket
import UsherWeb

/// Passes the messages of an open WebSocket to its session, at once and on the same thread.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The largest number of messages, and of bytes in them, that wait until the session is attached. When one of the two
  /// limits is reached, the handler stops reading.
  private static let waitingLimit = (messages: 64, bytes: WebChannel.frameLimit)
  /// How long the handler waits for the browser's answer after it has sent a close frame (the goodbye).
  private static let closingTime = TimeAmount.seconds(5)

  private let service: any WebService
  private let query: String
  private let visitor: Visitor?
  private let loop: Loop
  private var context: ChannelHandlerContext?
  private var session: (any WebSocketSession)?
  private var waiting: [ByteBuffer] = []
  private var waitingBytes = 0
  private var reads = true
  private var isAttached = false
  /// Whether the channel became writable again before the session was attached: the session is then notified when it
  /// is.
  private var becameWritable = false
  private var pieces: ByteBuffer?
  private var isReading = false
  private var hasUnflushed = false
  private var isAnswered = true
  private var isClosing = false
  private var closing: Scheduled<Void>?

  init(service: any WebService, query: String, visitor: Visitor?, loop: Loop) {
    self.service = service
    self.query = query
    self.visitor = visitor
    self.loop = loop
  }

  /// A future that completes when the connection has ended; `nil` if it has ended already.
  var ended: EventLoopFuture<Void>? { context?.channel.closeFuture }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    let connection = SocketConnection(this, context.channel, loop)
    let (service, query, visitor, eventLoop) = (service, query, visitor, context.eventLoop)
    Task {
      guard let visitor else { return eventLoop.execute { this.value.attached(nil) } }
      let session = await service.attach(query, visitor: visitor, connection: connection)
      eventLoop.execute { this.value.attached(session) }
    }
    loop.add(self)
  }

  private func attached(_ session: (any WebSocketSession)?) {
    guard let session else { return close(code: .unknownSession) }
    guard context != nil, !isClosing else { return session.disconnected() }
    self.session = session
    isAttached = true
    let frames = waiting
    waiting = []
    for frame in frames { deliver(frame) }
    setReads(true)
    if becameWritable { self.session?.becameWritable() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    isReading = true
    isAnswered = true
    guard !isClosing else {
      // Only the answer to our goodbye matters any more.
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return close(code: .protocolError)
    }
    switch frame.opcode {
    case .binary where frame.fin && pieces == nil: deliver(frame.unmaskedData)
    case .binary, .continuation: collect(frame)
    case .ping: write(.pong, frame.unmaskedData)
    case .pong: break
    case .connectionClose: answerGoodbye(frame.unmaskedData)
    case .text: close(code: .unsupportedData)
    default: close(code: .protocolError)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    guard hasUnflushed else { return }
    hasUnflushed = false
    context.flush()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    guard context.channel.isWritable else { return }
    session?.becameWritable()
    becameWritable = true
  }

  func channelInactive(context: ChannelHandlerContext) { end() }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent: close(code: .goingAway)
    case ChannelEvent.inputClosed: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error as? NIOWebSocketError {
    case .invalidFrameLength: close(code: .tooLarge)
    case .fragmentedControlFrame, .multiByteControlFrameLength: close(code: .protocolError)
    case nil:
      // Data after an unreadable frame is reported too, and changes nothing.
      if !isClosing { context.close(promise: nil) }
    }
  }

  private func deliver(_ data: ByteBuffer) {
    guard isAttached else { return wait(data) }
    guard let session else { return }
    data.withUnsafeReadableBytes { session.receive($0) }
  }

  /// Keeps a message until the session is attached. A browser that comes back may send many messages at
  /// once: if there are too many, the rest stays unread in the connection, and nothing is lost.
  private func wait(_ data: ByteBuffer) {
    waiting.append(data)
    waitingBytes += data.readableBytes
    let limit = Self.waitingLimit
    if waiting.count >= limit.messages || waitingBytes >= limit.bytes { setReads(false) }
  }

  private func setReads(_ reads: Bool) {
    self.reads = reads
    // Fails only if the channel is closed; then there is nothing to read.
    try? context?.channel.syncOptions?.setOption(.autoRead, value: reads)
  }

  private func collect(_ frame: WebSocketFrame) {
    // A first frame must not come within another message, nor a continuation without a first frame.
    guard (frame.opcode == .binary) == (pieces == nil) else { return close(code: .protocolError) }
    var whole = pieces ?? ByteBuffer()
    pieces = nil
    var data = frame.unmaskedData
    whole.writeBuffer(&data)
    guard whole.readableBytes <= WebChannel.frameLimit else { return close(code: .tooLarge) }
    if frame.fin { deliver(whole) } else { pieces = whole }
  }

  func send(_ frame: [UInt8]) {
    guard let context, !isClosing else { return }
    write(.binary, context.channel.allocator.buffer(bytes: frame))
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    guard let context else { return }
    let frame = wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data))
    if isReading {
      // The answers to all messages that were read together are sent together.
      hasUnflushed = true
      context.write(frame, promise: nil)
    } else {
      context.writeAndFlush(frame, promise: nil)
    }
  }

  /// Pings the browser, or closes the connection if nothing has arrived since the last ping. Does nothing
  /// while the handler doesn't read, because no answer can arrive then.
  func ping() {
    guard reads else { return }
    guard isAnswered else {
      context?.close(promise: nil)
      return
    }
    isAnswered = false
    write(.ping, ByteBuffer())
  }

  /// Sends a close frame with a code, and waits for a limited time until the browser closes the connection. If the
  /// connection were closed at once, while data is unread, the browser might not get the code.
  func close(code: CloseCode) {
    guard let context, !isClosing else { return }
    isClosing = true
    // The browser's answer must be read.
    setReads(true)
    var data = ByteBuffer()
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code.rawValue)))
    let channel = context.channel
    context.writeAndFlush(goodbye(data)).whenComplete { _ in
      channel.close(mode: .output, promise: nil)
    }
    closing = context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
  }

  private func answerGoodbye(_ data: ByteBuffer) {
    guard let context else { return }
    isClosing = true
    let channel = context.channel
    let code = data.getSlice(at: data.readerIndex, length: 2) ?? ByteBuffer()
    context.writeAndFlush(goodbye(code)).whenComplete { _ in channel.close(promise: nil) }
    // A browser that reads nothing more isn't waited for.
    closing = context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
  }

  private func goodbye(_ data: ByteBuffer) -> NIOAny {
    wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
  }

  private func end() {
    loop.remove(self)
    closing?.cancel()
    closing = nil
    context = nil
    let session = session
    self.session = nil
    session?.disconnected()
  }
}
#endif
