/// A value that says what a coordinator shows, and that has an address.
///
/// A route is an enum. The compiler writes the conversions to and from its addresses. The address of a case is its
/// name, followed by its values. Optional values go into the query, and `nil` is left out:
///
/// ```swift
/// enum ProfileRoute: Route, CaseIterable { case profile, signIn }     // at "" and "sign-in"
///
/// enum SongsRoute: RouteWithStart {
///   case list, song(id: Int), search(text: String?)                  // at "", "song/7", "search?text=blue"
///   static let start = Self.list
/// }
/// ```
///
/// The empty path is the start of a flow. It belongs to the first case of a `CaseIterable` route, or to the
/// ``RouteWithStart/start``. Coding keys give other paths. In them, `:id` stands for the associated value with that
/// name (`:_0` for a value without a label), and `""` is the start:
///
/// ```swift
/// enum PhotosRoute: Route {
///   case list, photo(id: String), buy(id: String)
///
///   enum CodingKeys: String, RoutePath {
///     case list = ""
///     case photo = ":id"
///     case buy = ":id/buy"
///   }
/// }
///
/// PhotosRoute.buy(id: "pli").path      // "pli/buy"
/// try PhotosRoute(path: "pli/buy")
/// ```
///
/// The parents of a route are the routes with the first parts of its path, including the start: `PhotosRoute.buy`
/// has the parents `list` and `photo(id:)`. A query belongs to the route at the end of an address. A parent's
/// values stand after its own part: `list;q=Rome/add?q=Ghent`.
///
/// Names and the order of `CaseIterable` cases are part of the addresses: changing them changes links that people
/// have kept.
public protocol Route: Codable, Hashable, Sendable {}

/// A route that names the start of its flow: the case with the empty path.
///
/// ```swift
/// enum SongsRoute: RouteWithStart {
///   case list, song(id: Int)
///   static let start = Self.list
/// }
/// ```
public protocol RouteWithStart: Route {
  /// The route at the empty path; always the same one. All its values must be optional.
  static var start: Self { get }
}

extension Route {
  /// The route at the empty path, if there is one.
  package static var routeAtStart: Self? { RoutePatterns.start(of: Self.self) }
}

extension Route {
  /// The address within the coordinator that shows the route, percent-encoded: `pli/buy`, `search?text=a%20b`.
  ///
  /// ``init(path:)`` returns the same route for it, whatever its values are, if the address has at most 2,048
  /// bytes.
  public var path: String { components.text }

  /// Reads an address.
  ///
  /// - Throws: ``RouteError`` when no route has this address, or it isn't well formed, or it is too long.
  public init(path: String) throws(RouteError) {
    let match = try Self.longestMatch(RouteComponents(path))
    guard match.rest.segments.isEmpty else { throw .notFound(path) }
    self = match.route
  }

  package var components: RouteComponents { checkedComponents.components }

  /// The address, and a problem with the paths of the route's type, as far as this route shows one.
  package var checkedComponents: (components: RouteComponents, problem: String?) {
    let (plain, path) = RouteEncoder.encoded(self, isEscaped: false)
    // An address is read by the first path that fits.
    if let path, RoutePatterns.reads(plain, as: path, of: Self.self) { return (plain, nil) }
    if isAt(plain) { return (plain, nil) }
    // A value may look like the word of another path: `photo(id: "search")`.
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

  /// A problem with the paths of the route's type, as far as this route shows one; `nil` when its address is read
  /// as this route again. `RouteCheck` of UsherTesting checks several routes at once.
  public var problem: String? { RouteEncoder.problem(of: self) ?? checkedComponents.problem }
}
