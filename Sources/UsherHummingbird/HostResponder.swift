#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import UsherWeb

/// Answers HTTP requests by what the service says, with the headers every answer needs.
struct HostResponder: HTTPResponder {
  typealias Context = HostContext

  static let bodyLimit = 1 << 20
  static let uploadPath = "/-/upload/"
  let service: any WebService
  let loops: Loops
  let visitors: VisitorCookie
  let sameOrigin: SameOrigin
  let routes: [ServerRoute]

  func respond(to request: Request, context: HostContext) async throws -> Response {
    if request.uri.path == "/healthz" { return response(.text(200, "ok"), to: request) }
    let route = routes.route(of: request.uri.path)
    if let refusal = sameOrigin.refusal(of: request.head.authority) {
      return response(route?.refuse(421, refusal) ?? .text(421, refusal), to: request)
    }
    if let route { return await respond(by: route, to: request) }
    guard [.get, .head, .post].contains(request.method) else {
      var refusal = response(.text(405, "Only GET, HEAD and POST are served."), to: request)
      refusal.headers[.allow] = "GET, HEAD, POST"
      return refusal
    }
    if request.method == .post, request.uri.path.hasPrefix(Self.uploadPath) {
      return try await upload(request, context)
    }
    guard let buffer = try? await request.body.collect(upTo: Self.bodyLimit) else {
      return response(.text(413, "The request is larger than 1 MiB."), to: request)
    }
    let known = visitors.visitor(in: request.headers[.cookie])
    let visitor = known ?? visitors.newVisitor()
    let answer = await service.respond(
      to: webRequest(request, body: buffer, visitor: visitor),
      on: loops.loop(context.eventLoop)
    )
    var response = response(answer, to: request)
    // What a cache may give to others must not make them this visitor.
    let isPublic = response.headers[.cacheControl]?.contains("public") ?? false
    if known == nil, !isPublic {
      let cookie = visitors.header(for: visitor, isSecure: isSecure(request))
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return response
  }

  /// What a request is for those who answer it.
  func webRequest(_ request: Request, body: ByteBuffer, visitor: Visitor) -> WebRequest {
    let origin = sameOrigin.origin(of: request.head.authority, isSecure: isSecure(request))
    return WebRequest(request, body: body, visitor: visitor, origin: origin)
  }

  /// Whether the browser asked by HTTPS, as the proxy nearest to it says, which comes first.
  private func isSecure(_ request: Request) -> Bool {
    let schemes = request.headers[.forwardedProtocol]?.split(separator: ",") ?? []
    return schemes.first.map { $0.filter { $0 != " " } } == "https"
  }

  func response(_ answer: WebResponse, to request: Request) -> Response {
    var headers = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
    }
    for (name, value) in Self.securityHeaders { headers[name] = value }
    let size = answer.stream?.size ?? Int64(answer.body.count)
    headers[.contentLength] = "\(size)"
    return Response(
      status: HTTPResponse.Status(code: answer.status),
      headers: headers,
      body: request.method == .head ? ResponseBody() : body(of: answer)
    )
  }

  private func body(of answer: WebResponse) -> ResponseBody {
    guard let stream = answer.stream else {
      return ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
    }
    return body(of: stream.chunks)
  }

  private func body(of chunks: some AsyncSequence<[UInt8], any Error> & Sendable) -> ResponseBody {
    ResponseBody(asyncSequence: chunks.map { ByteBuffer(bytes: $0) })
  }

  /// Nothing but the site's own script, style and pictures; nobody else's frame.
  private static let securityHeaders: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
      connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; \
      frame-ancestors 'none'
      """
    ),
    (.xContentTypeOptions, "nosniff"),
    (.referrerPolicy, "same-origin"),
    (.crossOriginOpenerPolicy, "same-origin"),
  ]
}

extension HTTPField.Name {
  static let forwardedProtocol = Self("x-forwarded-proto") ?? .upgrade
  static let fetchSite = Self("sec-fetch-site") ?? .upgrade
  static let referrerPolicy = Self("referrer-policy") ?? .upgrade
  static let crossOriginOpenerPolicy = Self("cross-origin-opener-policy") ?? .upgrade
}
#endif
