#if Hummingbird
import HTTPTypes
import Hummingbird
import UsherWeb

extension HostResponder {
  /// Answers by a route of the server's own, which knows no visitors.
  func respond(by route: ServerRoute, to request: Request) async -> Response {
    if !route.allowsOtherSites, let refusal = refusal(of: request, by: route) { return refusal }
    guard let body = try? await request.body.collect(upTo: Self.bodyLimit) else {
      return response(route.refuse(413, "The request is larger than 1 MiB."), to: request)
    }
    let asked = webRequest(request, body: body, visitor: visitors.newVisitor())
    return response(await route.answer(asked), to: request)
  }

  /// What a page is told that mustn't change anything.
  ///
  /// Browsers name the page's site with whatever may change something; programs that are no browsers
  /// name none, and act for the person who started them.
  private func refusal(of request: Request, by route: ServerRoute) -> Response? {
    let (host, origin) = (request.head.authority, request.headers[.origin])
    guard ![.get, .head, .options].contains(request.method),
      origin != nil || request.headers[.fetchSite] != nil
    else { return nil }
    if let refusal = sameOrigin.refusal(of: host, isChange: true, origin: origin) {
      return response(route.refuse(421, refusal), to: request)
    }
    let isOwn = origin.map { sameOrigin.holds(origin: $0, host: host) }
    // Where a page names no origin, the browser still says whether it is of another site.
    guard !(isOwn ?? ["same-origin", "none"].contains(request.headers[.fetchSite])) else {
      return nil
    }
    let message = "Changes are taken from this site's own pages only."
    return response(route.refuse(403, message), to: request)
  }
}
#endif
