#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import UsherWeb

extension HostResponder {
  /// Gives a browser the cookie of its new visitor, or learns that it has it: see ``WebService/renew(_:visitor:)``.
  func renew(_ request: Request, of client: TrustedProxies.Client) async -> Response {
    let fields = request.headers
    let (origin, host) = (fields[.origin], request.head.authority)
    guard
      sameOrigin.holds(origin: origin, host: host, isSecure: client.isSecure, from: client.address)
    else {
      return response(.text(403, "Only this site's own pages can ask for this."), to: request)
    }
    let token = String(prefix.within(request.uri.path).dropFirst(Self.visitorPath.count))
    guard let known = visitors.known(in: fields[.cookie], isSecure: client.isSecure) else {
      return response(.text(404, "There is nothing at this address."), to: request)
    }
    switch await service.renew(token, visitor: known.visitor) {
    case .unknown:
      return response(.text(404, "There is nothing at this address."), to: request)
    case .offered(let visitor):
      var answer = response(.text(200, "Please ask once more."), to: request)
      let cookie = visitors.header(for: visitor, isSecure: client.isSecure)
      answer.headers.append(HTTPField(name: .setCookie, value: cookie))
      return answer
    case .renewed:
      return response(WebResponse(status: 204), to: request)
    }
  }
}
#endif
