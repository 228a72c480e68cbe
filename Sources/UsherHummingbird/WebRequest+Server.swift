#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import UsherWeb

extension WebRequest {
  /// Converts a request of the server.
  init(_ request: Request, body: ByteBuffer, visitor: Visitor, origin: String?) {
    self.init(
      method: request.method.rawValue,
      path: request.uri.path,
      query: request.uri.query,
      headers: request.headers.map { ($0.name.canonicalName, $0.value) },
      body: Array(body.readableBytesView),
      visitor: visitor,
      origin: origin
    )
  }
}
#endif
