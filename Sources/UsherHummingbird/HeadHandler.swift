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
  /// Whether the newest request waits for 100 before it sends its body.
  private var owesGoOn = false
  /// Whether the connection ends with the answer that is being sent, because the rest of the body isn't wanted.
  private var endsInput = false

  init(_ refusals: ConnectionRefusals) { self.refusals = refusals }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (state, unwrapInboundIn(data)) {
    case (.ended, _), (.refused, _): return
    case (.open, .head(var head)):
      head.limitMarks()
      receive(head, context)
    case (.last, .head): state = .ended
    case (_, .body): context.fireChannelRead(data)
    case (_, .end(var fields)):
      isReceiving = false
      fields?.limitMarks()
      context.fireChannelRead(wrapInboundOut(.end(fields)))
    }
  }

  private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard Self.hasOneHost(head), Self.hasKnownEncoding(head.headers) else {
      state = .refused
      refusals.tellHead()
      // Hummingbird answers such an error with 400 after the answers to the requests before, and ends the connection.
      return context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
    }
    answersOwed += 1
    isReceiving = true
    var head = head
    if !head.isKeepAlive || Self.asksForUpgrade(head) {
      state = .last
      // Hummingbird knows this text only, and nothing of HTTP/1.0.
      head.headers.replaceOrAdd(name: "connection", value: "close")
    }
    owesGoOn = Self.waits(head)
    tellToGoOn(context)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Tells a client that waits for it to send the body, unless an answer before is still being sent.
  private func tellToGoOn(_ context: ChannelHandlerContext) {
    guard owesGoOn, isReceiving, answersOwed == 1 else { return }
    owesGoOn = false
    let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
  }

  /// Whether the body comes only after the client was told to go on (RFC 9110, section 10.1.1).
  private static func waits(_ head: HTTPRequestHead) -> Bool {
    head.version == .http1_1
      && head.headers[canonicalForm: "expect"].contains { $0.lowercased() == "100-continue" }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What breaks off has been told, or is the browser's own affair.
    if !isReceiving, (error as? HTTPParserError)?.isOfBytes == true { refusals.tellHead() }
    context.fireErrorCaught(error)
  }

  /// Whether the request asks for another protocol. It is answered in this one, and the parser, which takes what follows
  /// for the other one, reads no more.
  private static func asksForUpgrade(_ head: HTTPRequestHead) -> Bool {
    head.method == .CONNECT
      || head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }

  /// Whether the request names one host. Only that of an old version needs none.
  private static func hasOneHost(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["host"]
    guard let host = hosts.first else { return head.version.major == 1 && head.version.minor == 0 }
    // A target such as “http://example.com/path” has a host, too.
    let scheme = head.uri.firstRange(of: "://").map { $0.upperBound }
    guard hosts.count == 1, !head.uri.hasPrefix("/"), let scheme else { return hosts.count == 1 }
    let end = head.uri[scheme...].firstIndex { "/?#".contains($0) } ?? head.uri.endIndex
    return head.uri[scheme..<end].lowercased() == host.lowercased()
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
      guard endsInput else {
        context.write(data, promise: promise)
        return tellToGoOn(context)
      }
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
