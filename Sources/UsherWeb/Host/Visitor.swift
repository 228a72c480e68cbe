/// A person's browser, recognized by a signed cookie. All its tabs are the same visitor.
///
/// An app gets the visitor when a page starts, for example to keep what belongs to the person:
///
/// ```swift
/// let photos = WebApp("photos", title: "Photos") { flow, visitor in
///   AppCoordinator(shop: shop, visitor: visitor.id, flow: flow)
/// } views: {
///   PhotosView.self
/// }
/// ```
public struct Visitor: Sendable, Hashable {
  /// The unguessable identity. It stays the same as long as the browser keeps its cookie.
  public let id: String

  /// Creates a visitor with the identity that a server read from its cookie, or wrote to it.
  public init(id: String) { self.id = id }
}
