import NIOCore
import NIOHTTP1

/// Collects a request and passes it on.
final class LogbookConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let take: @Sendable (LogbookServer.Request) -> Void
  private var head: HTTPRequestHead?
  private var body = ByteBuffer()

  init(_ take: @escaping @Sendable (LogbookServer.Request) -> Void) {
    self.take = take
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body(var piece): body.writeBuffer(&piece)
    case .end:
      guard let head else { return }
      let parts = head.uri.dropFirst("/api/v1".count).split(separator: "?", maxSplits: 1)
      take(
        LogbookServer.Request(
          method: head.method.rawValue,
          path: String(parts[0]),
          query: parts.count > 1 ? String(parts[1]) : nil,
          tag: head.headers.first(name: "If-None-Match"),
          body: String(buffer: body)
        )
      )
    }
  }
}
