#if Hummingbird
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import UsherWeb

/// Answers `/healthz` on the event loop, so that a probe is answered also while an app blocks all of Swift's threads.
///
/// A request that comes while another one is being answered is passed on, because answers have an order; so is one that
/// has a body.
final class HealthHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let paths: Set<String>
  private var answersOwed = 0
  /// The request for `/healthz` that is arriving. An answer before its end would end the connection.
  private var probe: HTTPRequest?

  /// - Parameter paths: the paths that are answered.
  init(_ paths: Set<String>) { self.paths = paths }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head) where isProbe(head): return probe = head
    case .head: answersOwed += 1
    case .body: break
    case .end:
      if let probe {
        self.probe = nil
        return answer(probe, context)
      }
    }
    context.fireChannelRead(data)
  }

  private func isProbe(_ head: HTTPRequest) -> Bool {
    let fields = head.headerFields
    return answersOwed == 0 && paths.contains(head.path ?? "")
      && [.get, .head].contains(head.method)
      && fields[.contentLength] == nil && fields[.transferEncoding] == nil
  }

  private func answer(_ request: HTTPRequest, _ context: ChannelHandlerContext) {
    var fields: HTTPFields = [
      .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store", .contentLength: "2",
    ]
    for (name, value) in HostResponder.securityHeaders { fields[name] = value }
    fields[.contentSecurityPolicy] = ContentSources().policy
    let head = HTTPResponse(status: .ok, headerFields: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method == .get {
      context.write(wrapOutboundOut(.body(ByteBuffer(string: "ok"))), promise: nil)
    }
    // The server behind, which ends connections, knows nothing of this request.
    let isLast = request.headerFields[.connection]?.lowercased() == "close"
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if isLast { channel.close(promise: nil) }
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { answersOwed -= 1 }
    context.write(data, promise: promise)
  }
}
#endif
