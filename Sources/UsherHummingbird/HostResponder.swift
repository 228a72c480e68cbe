#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import UsherWeb

/// Answers HTTP requests with the answers of the service, and adds the headers that each answer needs.
struct HostResponder: HTTPResponder {
  typealias Context = HostContext

  static let bodyLimit = 1 << 20
  static let uploadPath = "/-/upload/"
  static let visitorPath = "/-/visitor/"
  let service: any WebService
  let visitors: VisitorCookie
  let sameOrigin: SameOrigin
  let proxies: TrustedProxies
  let routes: [ServerRoute]
  let bodies: BodyCount
  let refusals: Refusals
  let compression: Compression
  let prefix: PathPrefix
  let operations: ServerOperations
  let strictTransport: StrictTransport

  func respond(to request: Request, context: HostContext) async throws -> Response {
    let client = client(of: request, context)
    var response = try await respond(to: request, of: client, context)
    let value = strictTransport.value(
      isSecure: client.isSecure,
      isOfThisMachine: sameOrigin.isOfThisMachine(request.head.authority)
    )
    // An answer of the app can have one of its own.
    if let value, response.headers[.strictTransportSecurity] == nil {
      response.headers[.strictTransportSecurity] = value
    }
    return response
  }

  private func respond(
    to request: Request,
    of client: TrustedProxies.Client,
    _ context: HostContext
  ) async throws -> Response {
    let path = prefix.within(request.uri.path)
    let route = routes.route(of: path, method: request.method.rawValue)
    if let refusal = sameOrigin.refusal(of: request.head.authority, from: client.address) {
      return response(route?.refuse(421, refusal) ?? .text(421, refusal), to: request)
    }
    if let answer = await answer(operation: path, request, context) {
      return response(answer, to: request)
    }
    guard !operations.stop.hasBegun else { return response(Self.stopping, to: request) }
    guard !service.isApart else { return response(Self.apart, to: request) }
    if let route { return await respond(by: route, to: request, of: client) }
    if let answer = redirectToOneSlash(request) { return response(answer, to: request) }
    if request.method == .post, path.hasPrefix(Self.uploadPath) {
      return try await upload(request, of: client, context)
    }
    if request.method == .post, path.hasPrefix(Self.visitorPath) {
      return await renew(request, of: client)
    }
    if request.method == .post, let address = service.returnAddress(at: prefix.full(path)) {
      return await sendBack(to: address, request, of: client)
    }
    // Nobody wants a body here, so none is read.
    guard [.get, .head].contains(request.method) else {
      return response(Self.readOnly, to: request)
    }
    let inspection = inspectorRequest(request, at: path, isSecure: client.isSecure, context)
    if let answer = operations.inspector.welcome(inspection) {
      return response(answer, to: request)
    }
    let known = visitors.known(in: request.headers[.cookie], isSecure: client.isSecure)
    let visitor = known?.visitor ?? visitors.newVisitor()
    var asked = webRequest(request, at: prefix.full(path), visitor: visitor, client)
    asked.mayInspect = operations.inspector.admits(inspection)
    let reminder = visitors.reminder(
      of: visitor,
      in: request.headers[.cookie],
      isSecure: client.isSecure
    )
    asked.hasComeAgain = reminder != nil
    let answer = await service.respond(to: asked)
    var response = response(answer, to: request)
    if asked.mayInspect, let cache = response.headers[.cacheControl] {
      // Not for who may not see it.
      response.headers[.cacheControl] = cache.replacing("public", with: "private")
    }
    // A public answer may be cached and given to others, so it must not carry this visitor's cookie.
    let isPublic = response.headers[.cacheControl]?.contains("public") ?? false
    if known?.isOld ?? true, !isPublic {
      let cookie = visitors.header(for: visitor, isSecure: client.isSecure)
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    if answer.hasComeAgain, reminder.map({ $0 >= VisitorCookie.reminding }) ?? true, !isPublic {
      let cookie = visitors.reminder(for: visitor, isSecure: client.isSecure)
      response.headers.append(HTTPField(name: .setCookie, value: cookie))
    }
    return response
  }

  /// Returns the browser that sent a request, as far as the connection and trusted proxies tell.
  private func client(of request: Request, _ context: HostContext) -> TrustedProxies.Client {
    proxies.client(at: context.channel.remoteAddress, ForwardedFields(request.headers))
  }

  /// Returns a request in the form that services and routes receive.
  func webRequest(
    _ request: Request,
    at path: String,
    body: [UInt8] = [],
    visitor: Visitor,
    _ client: TrustedProxies.Client
  ) -> WebRequest {
    let origin = sameOrigin.origin(of: request.head.authority, isSecure: client.isSecure)
    let address = client.address?.description
    return WebRequest(
      request,
      at: path,
      body: body,
      visitor: visitor,
      origin: origin,
      address: address
    )
  }

  func response(_ plain: WebResponse, to request: Request) -> Response {
    response(encoded: compression.encode(plain, to: AcceptedEncoding(request)), to: request)
  }

  /// Returns the response for an answer that is compressed where the browser takes that.
  func response(encoded answer: WebResponse, to request: Request) -> Response {
    var headers = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
    }
    for (name, value) in Self.securityHeaders { headers[name] = value }
    // An app's page may load more, if the app says so.
    if headers[.contentSecurityPolicy] == nil {
      headers[.contentSecurityPolicy] = ContentSources().policy
    }
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
    ResponseBody { writer in
      // The chunks are the app's.
      try await withTaskExecutorPreference(HostExecutor.appThreads) {
        for try await chunk in chunks { try await writer.write(ByteBuffer(bytes: chunk)) }
        try await writer.finish(nil)
      }
    }
  }

  /// The headers of each answer, beside its content security policy.
  static let securityHeaders: [(HTTPField.Name, String)] = [
    (.xContentTypeOptions, "nosniff"),
    (.referrerPolicy, "same-origin"),
    (.crossOriginOpenerPolicy, "same-origin"),
  ]
}

extension HTTPField.Name {
  static let forwarded = literal("forwarded")
  static let forwardedFor = literal("x-forwarded-for")
  static let forwardedProtocol = literal("x-forwarded-proto")
  static let fetchSite = literal("sec-fetch-site")
  static let referrerPolicy = literal("referrer-policy")
  static let crossOriginOpenerPolicy = literal("cross-origin-opener-policy")

  /// Returns the name of a field that is written in this source.
  private static func literal(_ name: String) -> Self {
    // Safe: a name is refused only for characters that none of these literals has.
    // swift-format-ignore: NeverForceUnwrap
    Self(name)!
  }
}
#endif
