#if Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection that is slower than the ``ServerLimits`` allow: one without a request, one whose request doesn't
/// arrive, or one whose browser takes the answer too slowly.
///
/// Unlike Hummingbird's own timer, it lets an upload continue however slowly the app reads the file. While the app
/// doesn't read, the server doesn't read from the connection either: then no data can arrive, and no time is counted.
final class IdleHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var clock: ConnectionClock
  private var sending: SendProgress
  private let refusals: ConnectionRefusals
  private var timer: Scheduled<Void>?
  private var timerTime = NIODeadline.distantFuture

  init(_ limits: ServerLimits, _ refusals: ConnectionRefusals, at now: NIODeadline) {
    self.refusals = refusals
    sending = SendProgress(limits)
    clock = ConnectionClock(limits, at: now)
  }

  func handlerAdded(context: ChannelHandlerContext) { schedule(context) }

  func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  /// Notes that data have arrived. The handler itself sees a head only when it is complete.
  func bytesArrived(at now: NIODeadline) { clock.bytesArrived(at: now) }

  func read(context: ChannelHandlerContext) {
    clock.setReading(true, at: context.eventLoop.now)
    schedule(context)
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let now = context.eventLoop.now
    switch unwrapInboundIn(data) {
    case .head: clock.headArrived(at: now)
    case .body(let data): clock.bodyArrived(data.readableBytes, at: now)
    case .end: clock.requestArrived(at: now)
    }
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    clock.setReading(false, at: context.eventLoop.now)
    context.fireChannelReadComplete()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: break
    case .body(let data):
      sending.note(of: context.channel)
      sending.wrote(data.readableBytes)
    case .end:
      clock.answerSent(at: context.eventLoop.now)
      schedule(context)
    }
    context.write(data, promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode == .output {
      clock.outputClosed(at: context.eventLoop.now)
      schedule(context)
    }
    context.close(mode: mode, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    sending.note(of: context.channel)
    schedule(context)
    context.fireChannelWritabilityChanged()
  }

  /// Sets the timer for the next time at which something can be too late, unless it ends before.
  private func schedule(_ context: ChannelHandlerContext) {
    let left = context.channel.isWritable ? nil : sending.timeLeft
    let send = left.map { context.eventLoop.now + max($0, .milliseconds(1)) }
    guard let time = [clock.deadline, send].compactMap({ $0 }).min(), time < timerTime else {
      return
    }
    timer?.cancel()
    timerTime = time
    timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: time) { [weak self] in
      self?.check(context)
    }
  }

  private func check(_ context: ChannelHandlerContext) {
    timerTime = .distantFuture
    let now = context.eventLoop.now
    sending.note(of: context.channel)
    if sending.isTooSlow {
      refusals.tellSlow()
      return context.close(promise: nil)
    }
    if let deadline = clock.deadline, deadline <= now {
      // A browser that still takes the last answer can't send the next request.
      guard sending.timeLeft != nil, clock.phase == .idle || clock.phase == .closing else {
        // Without a request the connection has only been kept in case of need.
        if clock.phase != .idle && clock.phase != .closing { refusals.tellSlow() }
        return context.close(promise: nil)
      }
      clock.restart(at: now)
    }
    schedule(context)
  }
}
#endif
