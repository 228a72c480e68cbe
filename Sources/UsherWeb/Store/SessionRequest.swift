/// The wish of a process to go on with a session, whose browser has come to it.
///
/// ```swift
/// let record = try await store.claim(SessionRequest(token, for: node, of: visitor))
/// ```
public struct SessionRequest: Hashable, Sendable {
  /// The name of the session.
  public var token: String
  /// The name of the process that asks.
  public var node: String
  /// The browser that has come.
  public var visitor: Visitor
  /// The first letters of the name of the process that made the session, which may have it without having stored it yet;
  /// `nil` if that isn't known, or is the process that asks.
  public var origin: String?
  /// The document of the browser that wants to show the page: the name of the session that it was loaded with; `nil` if
  /// it doesn't say.
  public var document: String?
  /// Whether the document that showed the page before is gone for sure, as after a reload.
  public var isLeft: Bool

  /// Creates a request.
  public init(
    _ token: String,
    for node: String,
    of visitor: Visitor,
    origin: String? = nil,
    document: String? = nil,
    isLeft: Bool = false
  ) {
    self.token = token
    self.node = node
    self.visitor = visitor
    self.origin = origin
    self.document = document
    self.isLeft = isLeft
  }
}
