#if Hummingbird
import HTTPTypes
import Hummingbird
import UsherWeb

extension HostResponder {
  /// Returns the answer of a route of the server itself. Such a route doesn't recognize visitors: each
  /// request has a new one.
  func respond(
    by route: ServerRoute,
    to request: Request,
    of client: TrustedProxies.Client
  ) async -> Response {
    guard route.takes(method: request.method.rawValue) else {
      let methods = routes.allowedMethods(of: route.path)
      var answer = response(route.refuse(405, "Only \(methods) is served here."), to: request)
      answer.headers[.allow] = methods
      return answer
    }
    if !route.allowsOtherSites, let refusal = refusal(of: request, of: client, by: route) {
      return refusal
    }
    let visitor = visitors.newVisitor()
    let path = prefix.within(request.uri.path)
    let head = webRequest(request, at: path, visitor: visitor, client)
    let early = await withTaskExecutorPreference(HostExecutor.appThreads) {
      await route.answerBeforeBody(head)
    }
    if let early { return response(early, to: request) }
    let body: [UInt8]
    do throws(BodyCount.Refusal) {
      body = try await bodies.collect(request, from: client.address, upTo: route.bodyLimit)
    } catch {
      return refuse(error, request, client.address?.network, by: route)
    }
    defer { bodies.remove(body.count, from: client.address) }
    let isJSON = request.headers[.contentType]?.lowercased().contains("json") ?? false
    if isJSON, WebRequest.hasTooManyMarks(inJSON: body) {
      let message = "The request has more than 30 combining marks in a row."
      return response(route.refuse(400, message), to: request)
    }
    let asked = webRequest(request, at: path, body: body, visitor: visitor, client)
    do {
      let answer = try await withTaskExecutorPreference(HostExecutor.appThreads) {
        try await route.answer(asked)
      }
      return response(answer, to: request)
    } catch let error as RequestError {
      return response(route.refuse(error.status, error.message), to: request)
    } catch {
      tell(error, of: route)
      return response(route.refuse(500, "The server has failed to answer."), to: request)
    }
  }

  /// Tells the log what a route has thrown.
  private func tell(_ error: any Error, of route: ServerRoute) {
    refusals.tell(
      .route,
      from: nil,
      key: route.path,
      "The route \(route.path) has thrown an error, and its client got the status 500: \("\(error)".clipped(to: 500))"
    )
  }

  /// Returns a number of bytes in words.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case let bytes where bytes >= 1 << 20 && bytes % (1 << 20) == 0: "\(bytes >> 20) MiB"
    case let bytes where bytes >= 1 << 10 && bytes % (1 << 10) == 0: "\(bytes >> 10) KiB"
    default: "\(bytes) bytes"
    }
  }

  /// Returns the answer to a request whose body can't be collected.
  private func refuse(
    _ refusal: BodyCount.Refusal,
    _ request: Request,
    _ network: String?,
    by route: ServerRoute
  ) -> Response {
    let remedy = "To fix this, if it is welcome, raise the bodyLimit of the route \(route.path)."
    tell(refusal, from: network, limit: route.bodyLimit, remedy)
    switch refusal {
    case .tooLarge:
      return response(
        route.refuse(413, "The request is larger than \(Self.size(route.bodyLimit))."),
        to: request
      )
    case .cutOff: return response(route.refuse(400, Self.cutOff), to: request)
    case .tooMany:
      var answer = response(
        route.refuse(503, "Too many requests are being received. Try again in a minute."),
        to: request
      )
      answer.headers[.retryAfter] = "60"
      return answer
    }
  }

  /// What is said about a body that didn't come whole.
  static let cutOff = "The request broke off before its end."

  /// Tells the log and the metrics about a body that can't be collected. What breaks off isn't the server's affair.
  ///
  /// - Parameters:
  ///   - limit: the largest body, in bytes.
  ///   - remedy: what can be done about a body that is larger; `nil` if nothing can.
  func tell(
    _ refusal: BodyCount.Refusal,
    from network: String?,
    limit: Int,
    _ remedy: String? = nil
  ) {
    let place = network ?? "an unknown address"
    let text: String? =
      switch refusal {
      case .tooLarge:
        "Refused a request from \(place): its body is larger than \(Self.size(limit)).\(remedy.map { " \($0)" } ?? "")"
      case .cutOff: nil
      case .tooMany:
        """
        Refused a request from \(place): too many large requests are being received. To fix this, if they are welcome, \
        raise ServerLimits.bodyBytes and bodyBytesOfAddress.
        """
      }
    if let text { refusals.tell(.body, from: network, text) }
  }

  /// Returns the refusal of a request by which another site's page would change something; `nil` if
  /// the request is allowed.
  ///
  /// A browser names the page's site in each request that can change something. A program that isn't a browser names no
  /// site. It is allowed, because it acts for the person who started it.
  private func refusal(
    of request: Request,
    of client: TrustedProxies.Client,
    by route: ServerRoute
  ) -> Response? {
    let (host, origin) = (request.head.authority, request.headers[.origin])
    guard ![.get, .head, .options].contains(request.method),
      origin != nil || request.headers[.fetchSite] != nil
    else { return nil }
    let address = client.address
    if let refusal = sameOrigin.refusal(of: host, isChange: true, origin: origin, from: address) {
      return response(route.refuse(421, refusal), to: request)
    }
    let isOwn = origin.map {
      sameOrigin.holds(origin: $0, host: host, isSecure: client.isSecure, from: address)
    }
    // Without an origin, the browser still says whether the page is from another site.
    guard !(isOwn ?? ["same-origin", "none"].contains(request.headers[.fetchSite])) else {
      return nil
    }
    let message = "Changes are taken from this site's own pages only."
    return response(route.refuse(403, message), to: request)
  }
}
#endif
