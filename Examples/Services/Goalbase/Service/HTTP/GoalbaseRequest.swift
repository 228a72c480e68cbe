/// What a client asks of ``GoalbaseAPI``, free of any server.
public struct GoalbaseRequest: Sendable {
  /// `GET`, `HEAD`, `POST`, `PUT`, `DELETE`, or one that is refused.
  package let method: String
  /// The path, percent-encoded, without the query: `/api/v1/players`.
  package let path: String
  /// What follows the question mark, percent-encoded.
  package let query: String?
  /// The `Content-Type` header.
  package let contentType: String?
  /// The `If-None-Match` headers.
  package let knownTags: [String]
  /// The body; empty where there is none.
  package let body: [UInt8]

  /// Describes a request.
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
