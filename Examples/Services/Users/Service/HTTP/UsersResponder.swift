import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// Answers the requests to the service.
struct UsersResponder: HTTPResponder {
  let store: UserStore

  private static let total = HTTPField.Name("X-Total-Count")
  private static let link = HTTPField.Name("Link")

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let response = try await answer(to: request)
    // The header still contains the length of the body.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to request: Request) async throws -> Response {
    let path = request.uri.path.split(separator: "/")
    guard path.first == "users", path.count <= 2 else { return Self.nothing }
    guard request.method == .get || request.method == .head else {
      let error = try Self.json(["error": "\(request.method) isn't allowed"])
      return Self.response(.methodNotAllowed, error, [.allow: "GET, HEAD"])
    }
    return path.count == 2 ? try await one(path[1], request) : try await list(request)
  }

  private func one(_ id: Substring, _ request: Request) async throws -> Response {
    guard let id = Int(id), let user = try await store.user(id) else { return Self.nothing }
    return try Self.answer(user, [:], request)
  }

  private func list(_ request: Request) async throws -> Response {
    let parameters: QueryParameters
    let query: UserQuery
    do {
      parameters = try QueryParameters(request.uri.query ?? "")
      query = try UserQuery(parameters)
    } catch {
      return Self.response(.badRequest, try Self.json(["error": error.reason]))
    }
    let (users, total) = try await store.users(query)
    var headers: HTTPFields = [:]
    if let name = Self.total { headers[name] = String(total) }
    if let name = Self.link, let page = query.page {
      headers[name] = PageLinks.header(
        authority: request.head.authority,
        parameters,
        page,
        total: total
      )
    }
    return try Self.answer(users, headers, request)
  }

  /// Returns a value, or the answer that it is unchanged.
  private static func answer(
    _ value: some Encodable,
    _ headers: HTTPFields,
    _ request: Request
  ) throws -> Response {
    let body = try json(value)
    // The tag includes the headers: while the users of this page are unchanged, the other pages may
    // change.
    let tag = EntityTag(of: body + headers.map(\.description).joined().utf8)
    var headers = headers
    headers[.eTag] = tag.text
    guard request.headers[values: .ifNoneMatch].contains(where: tag.matches) else {
      return response(.ok, body, headers)
    }
    return Response(status: .notModified, headers: headers)
  }

  private static func response(
    _ status: HTTPResponse.Status,
    _ json: Data,
    _ headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    return Response(
      status: status,
      headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: json))
    )
  }

  private static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // The same value must give the same bytes, for the tag.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  private static var nothing: Response { response(.notFound, Data("{}".utf8)) }
}
