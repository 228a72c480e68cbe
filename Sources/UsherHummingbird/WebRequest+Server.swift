#if Hummingbird
import HTTPTypes
import Hummingbird
import UsherWeb

extension WebRequest {
  /// Makes a request for services and routes from a request of the HTTP server.
  init(
    _ request: Request,
    at path: String,
    body: [UInt8],
    visitor: Visitor,
    origin: String?,
    address: String?
  ) {
    self.init(
      method: request.method.rawValue,
      path: path,
      query: request.uri.query,
      headers: request.headers.map { ($0.name.canonicalName, $0.value) },
      body: body,
      visitor: visitor,
      origin: origin,
      address: address
    )
  }
}
#endif
