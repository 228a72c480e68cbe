#if Hummingbird
import NIOCore
import NIOHTTP1

/// Refuses a request whose head can be understood in two ways, and ends the connection after the last request that the
/// browser wants to send on it, or when an answer is there before the whole body: then nobody wants the body.
final class HeadHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case open
    /// The last request is being read.
    case last
    /// The last request has been read. Whatever comes now is dropped.
    case ended
    /// The last request has been refused. Whatever comes now is dropped.
    case refused
  }

  private let refusals: ConnectionRefusals
  private var state = State.open
  private var answersOwed = 0
  /// Whether a part of the body of the newest request is still to come.
  private var isReceiving = false
  /// Whether the connection ends with the answer that is being sent, because the rest of the body isn't wanted.
  private var endsInput = false

  init(_ refusals: ConnectionRefusals) { self.refusals = refusals }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (state, unwrapInboundIn(data)) {
    case (.ended, _), (.refused, _): return
    case (.open, .head(let head)): receive(head, context)
    case (.last, .head): state = .ended
    case (_, .body): context.fireChannelRead(data)
    case (_, .end):
      isReceiving = false
      context.fireChannelRead(data)
    }
  }

  private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard head.headers["host"].count < 2, Self.hasKnownEncoding(head.headers) else {
      state = .refused
      refusals.tellHead()
      // Hummingbird answers such an error with 400 after the answers to the requests before, and ends the connection.
      return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
    }
    answersOwed += 1
    isReceiving = true
    var head = head
    if !head.isKeepAlive {
      state = .last
      // Hummingbird knows this text only, and nothing of HTTP/1.0.
      head.headers.replaceOrAdd(name: "connection", value: "close")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What breaks off has been told, or is the browser's own affair.
    if !isReceiving, (error as? HTTPParserError)?.isOfBytes == true { refusals.tellHead() }
    context.fireErrorCaught(error)
  }

  /// Whether the end of the body is known. A proxy may understand an encoding that this server doesn't.
  private static func hasKnownEncoding(_ headers: HTTPHeaders) -> Bool {
    let encodings = headers["transfer-encoding"]
    return encodings.isEmpty || encodings.map { $0.lowercased() } == ["chunked"]
  }

  /// Whether the next answer is the connection's last.
  private var endsWithAnswer: Bool { (state == .last || state == .ended) && answersOwed == 1 }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head) where !head.isInformational:
      endsInput = isReceiving && answersOwed == 1
      if endsInput || endsWithAnswer {
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end:
      answersOwed -= 1
      guard endsInput else { return context.write(data, promise: promise) }
      endInput(context, after: data, promise)
    default: context.write(data, promise: promise)
    }
  }

  /// Sends the last part of an answer and ends the connection, except that it still reads for a while and drops what
  /// comes: if it were closed at once, the browser, which is still sending, might not get the answer.
  private func endInput(
    _ context: ChannelHandlerContext,
    after data: NIOAny,
    _ promise: EventLoopPromise<Void>?
  ) {
    state = .ended
    let channel = context.channel
    let written = promise ?? context.eventLoop.makePromise()
    written.futureResult.whenComplete { _ in channel.close(mode: .output, promise: nil) }
    context.write(data, promise: written)
  }
}

extension HTTPParserError {
  /// Whether the bytes are wrong, and not only fewer than they should be.
  var isOfBytes: Bool { self != .invalidEOFState && self != .closedConnection }
}

extension HTTPResponseHead {
  /// Whether another head follows.
  fileprivate var isInformational: Bool { 100..<200 ~= status.code }
}
#endif
