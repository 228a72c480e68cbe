import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore

/// Answers the requests to a Hummingbird server with a ``GoalbaseAPI``.
///
/// A server with other content passes only the requests below ``GoalbaseAPI/path`` to it.
package struct GoalbaseResponder<Context: RequestContext>: HTTPResponder {
  private let api: GoalbaseAPI

  /// Creates a responder of an API; several responders may share an API.
  package init(_ api: GoalbaseAPI) {
    self.api = api
  }

  /// Answers any request, also one for another path.
  ///
  /// - Throws: Only if the connection breaks while the body is read.
  package func respond(to request: Request, context: Context) async throws -> Response {
    let response = Self.response(try await answer(to: request))
    // The header still contains the length of the body.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to request: Request) async throws -> GoalbaseResponse {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: GoalbaseAPI.longestBody)
    } catch is NIOTooManyBytesError {
      return GoalbaseResponse(.tooLarge)
    }
    return await api.respond(
      to: GoalbaseRequest(
        method: request.method.rawValue,
        path: request.uri.path,
        query: request.uri.query,
        contentType: request.headers[.contentType],
        knownTags: request.headers[values: .ifNoneMatch],
        body: Array(body.readableBytesView)
      )
    )
  }

  private static func response(_ answer: GoalbaseResponse) -> Response {
    var headers = HTTPFields()
    for (name, value) in answer.headers {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    return Response(
      status: HTTPResponse.Status(code: answer.status),
      headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: answer.body))
    )
  }
}
