/// One browser, known by a signed cookie from its first visit on; all its tabs are the same visitor.
public struct Visitor: Sendable, Hashable {
  /// Unguessable; the same for as long as the browser keeps its cookie.
  public let id: String

  /// A visitor with the identity a server found in, or put into, its cookie.
  public init(id: String) { self.id = id }
}
