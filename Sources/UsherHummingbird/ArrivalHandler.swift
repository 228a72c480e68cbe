#if Hummingbird
import NIOCore

/// Tells the ``IdleHandler`` that bytes have arrived, before they are decoded.
final class ArrivalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let idle: IdleHandler

  init(_ idle: IdleHandler) { self.idle = idle }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    idle.bytesArrived(at: context.eventLoop.now)
    context.fireChannelRead(data)
  }
}
#endif
