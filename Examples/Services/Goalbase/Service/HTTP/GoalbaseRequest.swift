/// A request to ``GoalbaseAPI``, independent of the HTTP server.
public struct GoalbaseRequest: Sendable {
  /// The method: `GET`, `HEAD`, `POST`, `PUT`, `DELETE`, or another one, which is refused.
  package let method: String
  /// The path, percent-encoded, without the query: `/api/v1/players`.
  package let path: String
  /// The query after the question mark, percent-encoded.
  package let query: String?
  /// The `Content-Type` header.
  package let contentType: String?
  /// The `If-None-Match` headers.
  package let knownTags: [String]
  /// The body; empty if there is none.
  package let body: [UInt8]

  /// Creates a request.
  public init(
    method: String,
    path: String,
    query: String? = nil,
    contentType: String? = nil,
    knownTags: [String] = [],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.contentType = contentType
    self.knownTags = knownTags
    self.body = body
  }
}
