#if Hummingbird
import NIOCore

/// Tells how many bytes have arrived, and when, before they are decoded.
final class ArrivalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let note: (Int, NIODeadline) -> Void

  init(_ note: @escaping (Int, NIODeadline) -> Void) { self.note = note }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    note(unwrapInboundIn(data).readableBytes, context.eventLoop.now)
    context.fireChannelRead(data)
  }
}
#endif
