#if Hummingbird
import NIOCore
import NIOHTTP1

/// Keeps the field `Upgrade` of a connection's first request only if it asks for a WebSocket, and limits the marks in all
/// its fields.
///
/// NIO tries the names in the field one after the other, each from within the last, so that a field with thousands of
/// them ends the process; and it doesn't answer a request that asks only for what it doesn't know, as some clients do
/// with `h2c`. A server may ignore the field (RFC 9110, section 7.8).
final class UpgradeHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  /// After the first head the data may be those of another protocol.
  private var isFirst = true

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard isFirst, case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    isFirst = false
    head.limitMarks()
    let asked = head.headers[canonicalForm: "upgrade"]
    head.headers.remove(name: "upgrade")
    if asked.contains(where: { $0.lowercased() == "websocket" }) {
      head.headers.add(name: "upgrade", value: "websocket")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
#endif
