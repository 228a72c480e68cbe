#if Hummingbird
import NIOCore
import NIOWebSocket
import UsherWeb

extension SocketHandler {
  func receive(_ frame: WebSocketFrame) {
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return close(code: .protocolError)
    }
    switch frame.opcode {
    case .binary where frame.fin && unfinished.pieces == nil: deliver(frame.unmaskedData)
    case .binary, .continuation: collect(frame)
    case .ping: answerPing(frame.unmaskedData)
    case .pong: break
    case .connectionClose: answerGoodbye(frame.unmaskedData)
    case .text: close(code: .unsupportedData)
    default: close(code: .protocolError)
    }
  }

  /// Stops reading until the budget allows the next message.
  func pace(in time: TimeAmount) {
    if !pauses.contains(.budget) { refusals.tellMessages() }
    pause(.budget)
    guard let context, pacing == nil else { return }
    pacing = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
      self?.receivePaced()
    }
  }

  /// Receives the messages that waited for the budget, as far as it reaches.
  func receivePaced() {
    pacing = nil
    isReading = true
    while let now = context?.eventLoop.now, !isClosing, let frame = paced.next(at: now) {
      receive(frame)
    }
    endReading()
    countUnfinished()
    guard let now = context?.eventLoop.now, !isClosing else { return }
    if let time = paced.wait(at: now) { pace(in: time) } else { resume(.budget) }
  }

  /// Counts what is held of a message that hasn't come whole. If that is too much, ends the connection.
  func countUnfinished() {
    guard let context, !unfinished.count(at: context.eventLoop.now) else { return }
    if !isClosing { refusals.tellUnfinished() }
    isClosing = true
    setAutoRead(false)
    context.close(promise: nil)
  }

  func deliver(_ data: ByteBuffer) {
    guard isAttached else { return wait(data) }
    guard let session else { return }
    if backlog.add(data.readableBytes) { pause(.behind) }
    session.receive(Array(data.readableBytesView))
  }

  /// Keeps a message until the session is attached. A browser that comes back may send many messages at
  /// once: if there are too many, the rest stays unread in the connection, and nothing is lost.
  private func wait(_ data: ByteBuffer) {
    waiting.append(data)
    waitingBytes += data.readableBytes
    let limit = Backlog.limit
    if waiting.count >= limit.messages || waitingBytes >= limit.bytes { pause(.attaching) }
  }

  private func collect(_ frame: WebSocketFrame) {
    // A first frame must not come within another message, nor a continuation without a first frame.
    guard (frame.opcode == .binary) == (unfinished.pieces == nil) else {
      return close(code: .protocolError)
    }
    var whole = unfinished.pieces ?? ByteBuffer()
    unfinished.pieces = nil
    var data = frame.unmaskedData
    whole.writeBuffer(&data)
    guard whole.readableBytes <= WebChannel.frameLimit else { return close(code: .tooLarge) }
    if frame.fin { deliver(whole) } else { unfinished.pieces = whole }
  }

  private func pause(_ reason: ReadPauses) {
    // The browser's answer to the goodbye must be read.
    guard !isClosing else { return }
    pauses.insert(reason)
    setAutoRead(false)
  }

  func resume(_ reason: ReadPauses) {
    guard !pauses.isEmpty else { return }
    pauses.remove(reason)
    guard pauses.isEmpty else { return }
    // Until now, no answer to a ping could arrive.
    isAnswered = true
    if let now = context?.eventLoop.now { unfinished.restart(at: now) }
    setAutoRead(true)
  }
}
#endif
