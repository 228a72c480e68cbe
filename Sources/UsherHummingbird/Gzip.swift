#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses whole bodies by gzip.
///
/// NIOHTTPCompression offers its compressor as a channel handler only. In a connection's pipeline that handler would work
/// on the connection's event loop, write the body without its size, and do the same file's work again for each browser.
/// So it gets a channel of its own here, which leads nowhere, for one body.
enum Gzip {
  /// Returns the compressed bytes; `nil` if they can't be compressed.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    // Without its end, the handler would keep the compressor's memory.
    defer { _ = try? channel.finish() }
    do {
      let asks = HTTPRequestHead(
        version: .http1_1,
        method: .GET,
        uri: "/",
        headers: ["accept-encoding": "gzip"]
      )
      try channel.writeInbound(HTTPServerRequestPart.head(asks))
      let head = HTTPResponseHead(version: .http1_1, status: .ok)
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      channel.write(
        HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))),
        promise: nil
      )
      channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
      var compressed: [UInt8]?
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        guard case .body(.byteBuffer(let buffer)) = part else { continue }
        compressed = (compressed ?? []) + Array(buffer: buffer)
      }
      return compressed
    } catch {
      return nil
    }
  }
}
#endif
