import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The baseline: NIO's WebSocket alone, sending back what it gets: `EchoServer PORT`.
@main
struct EchoServer {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 9002
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let channel = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in
              channel.eventLoop.makeSucceededFuture(HTTPHeaders())
            },
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(EchoHandler())
              }
            }
          )
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: ([upgrader], { _ in })
          )
        }
      }
      .bind(host: "127.0.0.1", port: port).get()
    print("ready")
    try await channel.closeFuture.get()
  }
}

private final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .binary else { return context.close(promise: nil) }
    let answer = WebSocketFrame(fin: true, opcode: .binary, data: frame.unmaskedData)
    context.write(wrapOutboundOut(answer), promise: nil)
  }

  func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}
