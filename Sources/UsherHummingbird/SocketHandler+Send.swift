#if Hummingbird
import NIOCore
import NIOWebSocket
import UsherWeb

extension SocketHandler {
  /// How long the handler waits for the browser's answer after it has sent a close frame (the goodbye).
  private static let closingTime = TimeAmount.seconds(5)

  /// Carries out what the session wants of the socket.
  func carryOut(_ orders: [SocketConnection.Order]) {
    guard let context else { return }
    sending.note(of: context.channel)
    // All frames are flushed together.
    isReading = true
    for order in orders {
      switch order {
      case .send(let frame): send(frame)
      case .close(let code): close(code: code)
      }
    }
    endReading()
  }

  private func send(_ frame: [UInt8]) {
    guard let context, !isClosing else { return }
    // What waits can't be taken back. One message may be larger than the limit.
    guard sending.bytes < unsentBytes else {
      refusals.tellUnsent()
      return context.close(promise: nil)
    }
    sending.wrote(frame.count)
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

  func answerPing(_ data: ByteBuffer) {
    guard let context, !isClosing else { return }
    if context.channel.isWritable { write(.pong, data) } else { unanswered = data }
  }

  /// Pings the browser, or closes the connection if nothing has arrived since the last ping, or if the browser
  /// takes what is sent too slowly. Does nothing while the handler doesn't read, because no answer can arrive then.
  func ping() {
    guard let context else { return }
    sending.note(of: context.channel)
    if sending.isTooSlow {
      refusals.tellSlow()
      return context.close(promise: nil)
    }
    guard pauses.isEmpty else { return }
    if unfinished.isTooSlow(at: context.eventLoop.now) {
      refusals.tellSlow()
      return context.close(promise: nil)
    }
    guard isAnswered else { return context.close(promise: nil) }
    // Behind much other data, the ping would only be late.
    guard context.channel.isWritable else { return }
    isAnswered = false
    write(.ping, ByteBuffer())
  }

  /// Sends a close frame with a code, and waits for a limited time until the browser closes the connection. If the
  /// connection were closed at once, while data is unread, the browser might not get the code.
  func close(code: CloseCode) {
    guard let context, !isClosing else { return }
    hasUnflushed = false
    // The browser's answer must be read.
    pauses = []
    setAutoRead(true)
    isClosing = true
    let channel = context.channel
    context.writeAndFlush(goodbye(code.rawValue)).whenComplete { _ in
      channel.close(mode: .output, promise: nil)
    }
    closing = context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
  }

  func answerGoodbye(_ data: ByteBuffer) {
    guard let context else { return }
    isClosing = true
    let channel = context.channel
    let answer = GoodbyeCode.answer(to: data)
    context.writeAndFlush(goodbye(answer)).whenComplete { _ in channel.close(promise: nil) }
    // A browser that reads nothing more isn't waited for.
    closing = context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
  }

  private func goodbye(_ code: UInt16?) -> NIOAny {
    var data = ByteBuffer()
    if let code { data.writeInteger(code) }
    return wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
  }
}
#endif
