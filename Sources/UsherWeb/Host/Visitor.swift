/// A person's browser, recognized by a signed cookie. All tabs of the browser are the same visitor.
///
/// An app gets the visitor when a page starts, for example to store data that belongs to the person:
///
/// ```swift
/// let photos = WebApp("photos", title: "Photos") { flow, visitor in
///   AppCoordinator(shop: shop, visitor: visitor.id, flow: flow)
/// } views: {
///   PhotosView.self
/// }
/// ```
public struct Visitor: Sendable, Hashable {
  /// The identity of the visitor, which nobody can guess. It stays the same while the browser keeps its cookie.
  public let id: String

  /// Creates a visitor with the identity that a server has read from the browser's cookie, or writes to it.
  public init(id: String) { self.id = id }
}
