#if Hummingbird
import NIOCore
import NIOHTTP1

/// Ends a connection whose first bytes aren't HTTP. After the first request, Hummingbird handles such errors itself.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let headers: HTTPHeaders = ["connection": "close", "content-length": "0"]
    let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
#endif
