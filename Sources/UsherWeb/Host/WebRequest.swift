/// What a browser asks for, free of any server.
public struct WebRequest: Sendable {
  /// `GET`, `HEAD` or `POST`; anything on a route of the server's own.
  public let method: String
  /// The path, percent-encoded, without the query: `/photos/pli`.
  public let path: String
  /// What follows the prompt mark, percent-encoded.
  public let query: String?
  /// The header fields; names in lower case.
  public let headers: [(name: String, value: String)]
  /// The body; empty for `GET` and `HEAD`.
  public let body: [UInt8]
  /// The browser it comes from.
  public let visitor: Visitor
  /// Where the site is for that browser, as `https://example.com`, if the server knows.
  public let origin: String?

  /// Describes a request.
  public init(
    method: String = "GET",
    path: String,
    query: String? = nil,
    headers: [(name: String, value: String)] = [],
    body: [UInt8] = [],
    visitor: Visitor,
    origin: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.visitor = visitor
    self.origin = origin
  }

  /// The first header field of a name, given in lower case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}
