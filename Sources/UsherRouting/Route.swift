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
/// the path doesn't name go into the query, and `nil` is left out.
///
/// Most routes need no such keys. Without them a case is at its name, with its values after it, and optional ones in the
/// query: `signIn` is at `sign-in`, `photo(id:)` at `photo/pli`. ``start`` is at the empty path:
///
/// ```swift
/// enum ProfileRoute: Route, CaseIterable { case profile, signIn }     // at "" and "sign-in"
///
/// enum SongsRoute: Route {
///   case list, song(id: Int)                                          // at "" and "song/7"
///   static var start: Self? { .list }
/// }
/// ```
///
/// The parents of a route are those with the first parts of its path: `list` and `photo(id:)` here. A query belongs to the
/// route at the end of an address; the values of one on the way stand after its part: `list;q=Rome/add?q=Ghent`.
public protocol Route: Codable, Hashable, Sendable {
  /// The route at the empty path, where a flow starts; `nil` when there is none.
  ///
  /// By default the one whose coding key is `""`, and else the first case of a `CaseIterable` route. It has no values.
  static var start: Self? { get }
}

extension Route {
  /// The route whose coding key is the empty path, if there is one.
  public static var start: Self? { RoutePatterns.keyedStart(of: Self.self) }
}

extension Route where Self: CaseIterable {
  /// The route whose coding key is the empty path; the first case of a route without such keys.
  public static var start: Self? {
    RoutePatterns.all(of: Self.self) == nil
      ? allCases.first : RoutePatterns.keyedStart(of: Self.self)
  }
}

extension Route {
  /// The address within the coordinator that shows it, percent-encoded: `pli/buy`, `search?text=a%20b`.
  ///
  /// ``init(path:)`` gives the same route back, whatever its values are, up to 2,048 bytes of address.
  public var path: String { components.text }

  /// Reads an address.
  ///
  /// - Throws: ``RouteError`` when no route has it, or when it is no address at all.
  public init(path: String) throws(RouteError) {
    let match = try Self.longestMatch(RouteComponents(path))
    guard match.rest.segments.isEmpty else { throw .notFound(path) }
    self = match.route
  }

  package var components: RouteComponents { checkedComponents.components }

  /// The address, and what is wrong with the routes' paths, as far as this route shows it.
  package var checkedComponents: (components: RouteComponents, problem: String?) {
    let (plain, path) = RouteEncoder.encoded(self, isEscaped: false)
    // The first path that fits is the one that is read.
    if let path, let first = RoutePatterns.all(of: Self.self)?.first(where: { $0.fits(plain) }),
      first.key == path
    {
      return (plain, nil)
    }
    if isAt(plain) { return (plain, nil) }
    // A value may look like something else that has an address: `photo(id: "search")`.
    let escaped = RouteEncoder.components(of: self, isEscaped: true)
    if isAt(escaped) { return (escaped, nil) }
    let problem =
      RouteEncoder.problem(of: self)
        ?? """
        “\(self)” can't be told apart from another route by its address “\(plain.text)”. To fix this, give the \
        two paths that differ by more than the names of their values.
        """
    return (escaped, problem)
  }

  private func isAt(_ address: RouteComponents) -> Bool {
    guard let match = try? Self.longestMatch(address) else { return false }
    return match.route == self && match.rest.segments.isEmpty
  }

  /// What is wrong with the paths of the route's type, as far as this route shows it; `nil` when its address leads back
  /// to it. `RouteCheck` of UsherTesting asks several routes at once.
  public var problem: String? { RouteEncoder.problem(of: self) ?? checkedComponents.problem }
}
