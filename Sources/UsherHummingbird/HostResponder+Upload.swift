#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import UsherWeb

extension HostResponder {
  /// Receives a file of any size: its content is passed to the service chunk by chunk.
  func upload(
    _ request: Request,
    of client: TrustedProxies.Client,
    _ context: HostContext
  ) async throws -> Response {
    let fields = request.headers
    // The host of a request is its `authority`, not a header field.
    let (origin, host) = (fields[.origin], request.head.authority)
    guard
      sameOrigin.holds(origin: origin, host: host, isSecure: client.isSecure, from: client.address)
    else {
      return response(.text(403, "Files are taken from this site's own pages only."), to: request)
    }
    var body = UploadBody(request.body.makeAsyncIterator())
    let plain = await withGracefulShutdownHandler {
      await service.upload(
        String(prefix.within(request.uri.path).dropFirst(Self.uploadPath.count)),
        visitor: visitors.known(in: fields[.cookie], isSecure: client.isSecure)?.visitor
          ?? visitors.newVisitor(),
        size: fields[.contentLength].flatMap { Int64($0) },
        body: &body
      )
    } onGracefulShutdown: { [channel = context.channel] in
      // The upload's session ends too. A stalled browser must not delay the server's end.
      channel.close(promise: nil)
    }
    if plain.status >= 400 {
      refusals.tell(
        .upload,
        from: client.address?.network,
        "Refused a file with the status \(plain.status): no page waits for it, or the app wants no more of it."
      )
    }
    let answer = compression.encode(plain, to: AcceptedEncoding(request))
    var response = response(encoded: answer, to: request)
    // What is refused and too long to be read anyway needn't come first.
    let isTooLong =
      fields[.contentLength].flatMap { Int64($0) }.map { $0 > Self.bodyLimit } ?? false
    if plain.status < 400 || !isTooLong, await body.end(within: Self.bodyLimit) { return response }
    // Reading the rest, only to serve another request on this connection, isn't worth it.
    response.headers[.connection] = "close"
    let content = ByteBuffer(bytes: answer.body)
    response.body = ResponseBody(contentLength: content.readableBytes) {
      [channel = context.channel] in
      try await $0.write(content)
      try await $0.finish(nil)
      await Self.end(channel)
    }
    return response
  }

  /// Ends a connection whose other side may still be sending: it gets the answer first. A proxy that sends a body while
  /// the connection is reset takes that for a failure of the server.
  private static func end(_ channel: any Channel) async {
    channel.close(mode: .output, promise: nil)
    let timer = channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    try? await channel.closeFuture.get()
    timer.cancel()
  }
}
#endif
