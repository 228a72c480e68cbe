/// A person's browser, recognized by a signed cookie. All tabs of the browser are the same visitor.
///
/// An app gets the visitor's id when a page starts, in a `Visit`, for example to store data that belongs to the person:
///
/// ```swift
/// let photos = WebApp("photos", title: "Photos") { flow, visit in
///   AppCoordinator(shop: shop, visit: visit, flow: flow)
/// } views: {
///   PhotosView.self
/// }
/// ```
public struct Visitor: Sendable, Hashable {
  /// The identity of the visitor, which nobody can guess. It stays the same while the browser keeps its cookie, unless
  /// an app gives the browser a new one: see `Visit`.
  public let id: String

  /// Creates a visitor with the identity that a server has read from the browser's cookie, or writes to it.
  public init(id: String) { self.id = id }
}
