/// A request of a browser, independent of the server that received it.
///
/// ```swift
/// let request = WebRequest(path: "/photos/pli", visitor: Visitor(id: "someone"))
/// let response = await host.respond(to: request)
/// ```
public struct WebRequest: Sendable {
  /// The HTTP method. For a ``WebHost`` it is `GET` or `HEAD`; a route of the server itself gets any method.
  public let method: String
  /// The path, percent-encoded, without the query: `/photos/pli`.
  public let path: String
  /// The query after the question mark, percent-encoded; `nil` if the URL has none.
  public let query: String?
  /// The header fields, with names in lower case.
  public let headers: [(name: String, value: String)]
  /// The body; empty for `GET` and `HEAD`.
  public let body: [UInt8]
  /// The browser that sent the request.
  public let visitor: Visitor
  /// The origin by which the browser reaches the site, for example `https://example.com`; `nil` if the server doesn't
  /// know it.
  public let origin: String?
  /// The IP address of the browser, without a port; `nil` if the server doesn't know it. Behind a proxy it is the
  /// address that the proxy gives, if the server trusts the proxy.
  public let address: String?
  /// Whether the visitor has come again lately, as a cookie says: it may be another process that saw it.
  package var hasComeAgain = false
  /// Whether the server lets the browser see the inspector.
  package var mayInspect = false

  /// Creates a request.
  public init(
    method: String = "GET",
    path: String,
    query: String? = nil,
    headers: [(name: String, value: String)] = [],
    body: [UInt8] = [],
    visitor: Visitor,
    origin: String? = nil,
    address: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.visitor = visitor
    self.origin = origin
    self.address = address
  }

  /// Returns the value of the first header field that has this name; `nil` if there is none. Give the name in lower
  /// case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }

  /// The network of the browser's address. See ``ClientAddress/network``.
  var network: String? { address.map { ClientAddress($0)?.network ?? $0 } }
}
