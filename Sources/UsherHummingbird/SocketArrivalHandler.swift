#if Hummingbird
import NIOCore

/// Tells the ``SocketHandler`` how many bytes have arrived, before they are decoded.
final class SocketArrivalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let socket: SocketHandler

  init(_ socket: SocketHandler) { self.socket = socket }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    socket.unfinished.arrived(unwrapInboundIn(data).readableBytes, at: context.eventLoop.now)
    context.fireChannelRead(data)
  }
}
#endif
