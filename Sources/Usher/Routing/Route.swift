/// What a coordinator can show, as a value that has an address.
///
/// A route is an enum. Its coding keys are its paths, so that the compiler writes both directions of
/// the address:
///
/// ```swift
/// enum PhotosRoute: Route {
///   case list, photo(id: String), buy(id: String), search(text: String?)
///
///   enum CodingKeys: String, RoutePath {
///     case list = ""
///     case photo = ":id"
///     case buy = ":id/buy"
///     case search
///   }
/// }
///
/// PhotosRoute.buy(id: "pli").path      // "pli/buy"
/// try PhotosRoute(path: "search?text=blue")
/// ```
///
/// `:id` stands for the associated value of that name (`:_0` for one without a label); values that
/// the path doesn't name go into the query, and `nil` is left out. A route without such keys has its
/// case's name as its path: `signIn` is at `sign-in`.
///
/// The parents of a route are those with the first parts of its path: `list` and `photo(id:)` here. A query belongs to the
/// route at the end of an address; the values of one on the way stand after its part: `list;q=Rome/add?q=Ghent`.
public protocol Route: Codable, Hashable, Sendable {}

extension Route {
  /// The address within the coordinator that shows it, percent-encoded: `pli/buy`, `search?text=a%20b`.
  ///
  /// ``init(path:)`` gives the same route back, whatever its values are.
  public var path: String { components.text }

  /// Reads an address.
  ///
  /// - Throws: ``RouteError`` when no route has it, or when it is no address at all.
  public init(path: String) throws(RouteError) {
    let match = try Self.longestMatch(RouteComponents(path))
    guard match.rest.segments.isEmpty else { throw .notFound(path) }
    self = match.route
  }

  var components: RouteComponents {
    let plain = RouteEncoder.components(of: self, isEscaped: false)
    // A value may look like something else that has an address: `photo(id: "search")`.
    guard let match = try? Self.longestMatch(plain), match.route == self,
      match.rest.segments.isEmpty
    else {
      return RouteEncoder.components(of: self, isEscaped: true)
    }
    return plain
  }
}
