import HTTPTypes
import Hummingbird
import UsherWeb

extension HostResponder {
  /// Answers by a route of the server's own, which knows no visitors.
  func respond(by route: ServerRoute, to request: Request) async -> Response {
    guard route.allowsOtherSites || isHarmless(request) else {
      return response(.text(403, "Changes are taken from this site's own pages only."), to: request)
    }
    guard let body = try? await request.body.collect(upTo: Self.bodyLimit) else {
      return response(.text(413, "The request is larger than 1 MiB."), to: request)
    }
    let asked = WebRequest(request, body: body, visitor: visitors.newVisitor())
    return response(await route.answer(asked), to: request)
  }

  /// Whether it only reads, or comes from no page of another site.
  ///
  /// Browsers name the page's site with whatever may change something; programs that are no browsers
  /// name none, and act for the person who started them.
  private func isHarmless(_ request: Request) -> Bool {
    guard ![.get, .head, .options].contains(request.method), let origin = request.headers[.origin]
    else { return true }
    return sameOrigin.holds(origin: origin, host: request.head.authority)
  }
}
