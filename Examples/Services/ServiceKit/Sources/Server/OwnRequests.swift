import HTTPTypes
import Hummingbird

/// Answers only who knows a secret, the first part of the path, which the answers below it don't see. Any user of this machine
/// can connect to a server at `127.0.0.1`, and so can a page in a browser.
struct OwnRequests<Responder: HTTPResponder<BasicRequestContext>>: HTTPResponder {
  let secret: String
  let responder: Responder

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let prefix = "/\(secret)/"
    guard let path = request.head.path, path.hasPrefix(prefix) else {
      return Response(status: .notFound)
    }
    var head = request.head
    head.path = "/" + path.dropFirst(prefix.count)
    let own = Request(head: head, body: request.body)
    var response = try await responder.respond(to: own, context: context)
    let server = "://\(head.authority ?? "")/"
    // Where an answer leads, the secret is needed, too.
    response.headers = HTTPFields(
      response.headers.map { field in
        guard ["link", "location"].contains(field.name.canonicalName) else { return field }
        let value = field.value.replacing(server, with: server + "\(secret)/")
        return HTTPField(name: field.name, value: value)
      }
    )
    return response
  }
}
