/// The answer to a browser that asks for a new cookie. See ``WebService/renew(_:visitor:)``.
public enum VisitorRenewal: Hashable, Sendable {
  /// The browser wasn't asked to do this.
  case unknown
  /// The browser gets the cookie of this visitor, and asks once more.
  case offered(Visitor)
  /// The browser has the cookie, and its page belongs to the new visitor.
  case renewed
}
