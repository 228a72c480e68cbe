#if Hummingbird
import NIOCore
import NIOHTTP1
import UsherWeb

/// Ends a connection whose first bytes aren't HTTP, or whose first request asks for a socket that it can't have. After
/// the first request, Hummingbird handles errors itself.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let refusals: ConnectionRefusals

  init(_ refusals: ConnectionRefusals) { self.refusals = refusals }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let refusal = error as? UpgradeRefusal
    if (error as? HTTPParserError)?.isOfBytes == true { refusals.tellHead() }
    let text = ByteBuffer(string: refusal?.text ?? "")
    var headers: HTTPHeaders = ["connection": "close", "content-length": "\(text.readableBytes)"]
    if let refusal {
      headers.add(name: "content-type", value: "text/plain; charset=utf-8")
      headers.add(name: "retry-after", value: refusal.wait.retryAfter)
    }
    let status = refusal?.status ?? .badRequest
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(text))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
#endif
