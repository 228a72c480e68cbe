#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import UsherWeb

extension HostResponder {
  /// Takes in a file, which may be of any size: its content goes on as it comes.
  func upload(_ request: Request, _ context: HostContext) async throws -> Response {
    let fields = request.headers
    // HTTP's own name for the host is another than the field's.
    guard sameOrigin.holds(origin: fields[.origin], host: request.head.authority) else {
      return response(.text(403, "Files are taken from this site's own pages only."), to: request)
    }
    var body = UploadBody(request.body.makeAsyncIterator())
    let answer = await withGracefulShutdownHandler {
      await service.upload(
        String(request.uri.path.dropFirst(Self.uploadPath.count)),
        visitor: visitors.visitor(in: fields[.cookie]) ?? visitors.newVisitor(),
        size: fields[.contentLength].flatMap { Int64($0) },
        body: &body
      )
    } onGracefulShutdown: { [channel = context.channel] in
      // Its session ends too. A browser that has stalled must not hold up the server.
      channel.close(promise: nil)
    }
    var response = response(answer, to: request)
    guard await !body.end(within: Self.bodyLimit) else { return response }
    // The rest isn't worth taking in, only to serve another request on this connection.
    response.headers[.connection] = "close"
    let content = ByteBuffer(bytes: answer.body)
    response.body = ResponseBody(contentLength: content.readableBytes) {
      [channel = context.channel] in
      try await $0.write(content)
      try await $0.finish(nil)
      channel.close(promise: nil)
    }
    return response
  }
}
#endif
