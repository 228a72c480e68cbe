#if Hummingbird
import NIOCore
import NIOWebSocket
import UsherWeb

/// Passes the messages of an open WebSocket to its session.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let service: any WebService
  private let query: String
  private let visitor: Visitor?
  private let address: String?
  private let origin: String?
  private let loop: Loop
  let unsentBytes: Int
  let refusals: ConnectionRefusals
  var context: ChannelHandlerContext?
  var session: (any WebSocketSession)?
  var waiting: [ByteBuffer] = []
  var waitingBytes = 0
  var pauses: ReadPauses = []
  var paced: PacedFrames
  var pacing: Scheduled<Void>?
  var isAttached = false
  /// Whether the channel became writable again before the session was attached: the session is then notified when it
  /// is.
  private var becameWritable = false
  let backlog = Backlog()
  var unfinished: UnfinishedMessage
  var isReading = false
  var hasUnflushed = false
  var isAnswered = true
  var sending: SendProgress
  /// The data of the newest ping that came while the channel wasn't writable. Older ones need no answer.
  var unanswered: ByteBuffer?
  var isClosing = false
  var closing: Scheduled<Void>?

  init(
    service: any WebService,
    query: String,
    visitor: Visitor?,
    address: String?,
    origin: String? = nil,
    loop: Loop,
    limits: ServerLimits,
    share: MessageShare? = nil,
    unfinished: UnfinishedMessage? = nil,
    refusals: ConnectionRefusals,
    at now: NIODeadline
  ) {
    self.service = service
    self.query = query
    self.visitor = visitor
    self.address = address
    self.origin = origin
    self.loop = loop
    self.refusals = refusals
    unsentBytes = max(1, limits.unsentBytes)
    sending = SendProgress(limits)
    self.unfinished = unfinished ?? UnfinishedMessage(limits, nil, from: nil)
    paced = PacedFrames(MessageBudget(limits, share, at: now))
  }

  /// A future that completes when the connection has ended; `nil` if it has ended already.
  var ended: EventLoopFuture<Void>? { context?.channel.closeFuture }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    let connection = SocketConnection(this, context.channel, backlog, from: address, at: origin)
    let (service, query, visitor, eventLoop) = (service, query, visitor, context.eventLoop)
    let joins = loop.joins
    joins.begin()
    Task(executorPreference: HostExecutor.shared) {
      let session: (any WebSocketSession)? =
        if let visitor {
          await service.attach(query, visitor: visitor, connection: connection)
        } else { nil }
      eventLoop.execute {
        this.value.attached(session)
        joins.end()
      }
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
    resume(.attaching)
    if becameWritable { self.session?.becameWritable() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    isReading = true
    isAnswered = true
    unfinished.decoded(frame)
    guard !isClosing else {
      // Only the answer to our goodbye matters any more.
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    switch paced.take(frame, at: context.eventLoop.now) {
    case .receive: receive(frame)
    case .wait(let time): pace(in: time)
    // The browser has sent all this without waiting for the server, which it can do only at its end.
    case .refuse:
      refusals.tellMessages()
      context.close(promise: nil)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    endReading()
    countUnfinished()
  }

  func endReading() {
    isReading = false
    guard hasUnflushed else { return }
    hasUnflushed = false
    context?.flush()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    sending.note(of: context.channel)
    guard context.channel.isWritable else { return }
    if let data = unanswered {
      unanswered = nil
      answerPing(data)
    }
    tellWritable()
  }

  func tellWritable() {
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
    unfinished.dropUndecoded()
    switch error as? NIOWebSocketError {
    case .invalidFrameLength: close(code: .tooLarge)
    case .fragmentedControlFrame, .multiByteControlFrameLength: close(code: .protocolError)
    case nil:
      // Data after an unreadable frame is reported too, and changes nothing.
      if !isClosing { context.close(promise: nil) }
    }
  }

  func setAutoRead(_ reads: Bool) {
    // Fails only if the channel is closed; then there is nothing to read.
    try? context?.channel.syncOptions?.setOption(.autoRead, value: reads)
  }

  private func end() {
    loop.remove(self)
    closing?.cancel()
    closing = nil
    pacing?.cancel()
    pacing = nil
    context = nil
    // Called twice: an error while sending can end the channel within a read, whose bytes are counted afterwards.
    unfinished.end()
    let session = session
    self.session = nil
    session?.disconnected()
  }
}
#endif
