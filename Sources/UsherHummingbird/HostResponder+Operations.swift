#if Hummingbird
import Crypto
import HTTPTypes
import Hummingbird
import UsherWeb

extension HostResponder {
  /// The paths of the questions about the server itself.
  static let operationPaths = ["/healthz", "/readyz", "/metrics"]

  /// Returns the answer to a question about the server itself; `nil` if it is none.
  func answer(operation path: String, _ request: Request, _ context: HostContext) async
    -> WebResponse?
  {
    guard Self.operationPaths.contains(path) else { return nil }
    guard [.get, .head].contains(request.method) else { return Self.readOnly }
    return switch path {
    case "/healthz": .text(200, "ok")
    case "/readyz": await readiness()
    default: metrics(request, context)
    }
  }

  private func readiness() async -> WebResponse {
    if operations.stop.hasBegun { return Self.stopping }
    if operations.service.isApart { return Self.apart }
    switch await operations.service.readiness() {
    case .ready: return .text(200, "ready")
    case .notReady(let reason): return .text(503, reason)
    }
  }

  /// The answer while the server stops.
  static var stopping: WebResponse {
    var answer = WebResponse.text(503, "The server stops. To go on, try again in some seconds.")
    answer.headers.append(("retry-after", "5"))
    return answer
  }

  /// The answer while another process should answer.
  static var apart: WebResponse {
    var answer = WebResponse.text(
      503,
      "The server can't reach its database. To go on, try again in some seconds."
    )
    answer.headers.append(("retry-after", "2"))
    return answer
  }

  private func metrics(_ request: Request, _ context: HostContext) -> WebResponse {
    guard let shown = operations.shown else { return Self.nothingHere }
    if let token = operations.token {
      guard
        InspectorAccess.bearer(request.headers[.authorization]) == InspectorAccess.digest(token)
      else {
        var answer = WebResponse.text(401, "The metrics need the token of this server.")
        answer.headers.append(("www-authenticate", "Bearer"))
        return answer
      }
    } else {
      // By a name that no other site can lead to this machine.
      guard isOfThisMachine(request, context), sameOrigin.isOfThisMachine(request.head.authority),
        isOfOwnSite(request)
      else { return Self.nothingHere }
    }
    operations.sample()
    return WebResponse(
      status: 200,
      headers: [
        ("content-type", "text/plain; version=0.0.4; charset=utf-8"), ("cache-control", "no-store"),
      ],
      body: Array(shown.text.utf8)
    )
  }

  /// The answer to a request that would change something, where nothing can be changed.
  static let readOnly = WebResponse(
    status: 405,
    headers: [("content-type", "text/plain; charset=utf-8"), ("allow", "GET, HEAD")],
    body: Array("Only GET and HEAD are served here.".utf8)
  )

  private static let nothingHere = WebResponse.text(404, "There is nothing at this address.")

  /// Whether a program of this machine asks for itself, and no proxy for somebody else.
  private func isOfThisMachine(_ request: Request, _ context: HostContext) -> Bool {
    let isForwarded = request.headers.contains { field in
      let name = field.name.canonicalName
      return ["forwarded", "via", "x-real-ip"].contains(name) || name.hasPrefix("x-forwarded-")
    }
    guard !isForwarded else { return false }
    let address = context.channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) }
    return address?.isLoopback ?? false
  }

  /// Whether no page of another site has begun the request: what it costs isn't for others to decide.
  private func isOfOwnSite(_ request: Request) -> Bool {
    request.headers[.fetchSite].map { ["none", "same-origin"].contains($0) } ?? true
  }

  /// Returns what decides whether a request may see the inspector.
  func inspectorRequest(
    _ request: Request,
    at path: String,
    isSecure: Bool,
    _ context: HostContext
  ) -> InspectorAccess.Request {
    InspectorAccess.Request(
      path: path,
      query: request.uri.query,
      cookies: request.headers[.cookie],
      authorization: request.headers[.authorization],
      isSecure: isSecure,
      isOfThisMachine: isOfThisMachine(request, context)
        && sameOrigin.isOfThisMachine(request.head.authority) && isOfOwnSite(request)
    )
  }
}
#endif
