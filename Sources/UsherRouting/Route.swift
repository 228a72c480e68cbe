/// What a coordinator can show, as a value that has an address.
///
/// A route is an enum, and the compiler writes both directions of its addresses. A case is at its name, with its values after
/// it; optional ones go into the query, and `nil` is left out:
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
/// The first case of a `CaseIterable` route is at the empty path, where a flow starts; so is the ``RouteWithStart/start`` of one
/// that names it. Coding keys give other paths, in which `:id` stands for the associated value of that name (`:_0` for one
/// without a label), and `""` is the start:
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
/// The parents of a route are those with the first parts of its path, the start among them: `list` and `photo(id:)` are those
/// of `PhotosRoute.buy`. A query belongs to the route at the end of an address; the values of one on the way stand after its
/// part: `list;q=Rome/add?q=Ghent`.
///
/// Names and the order of `CaseIterable` cases are part of the addresses: changing them changes links that people have kept.
public protocol Route: Codable, Hashable, Sendable {}

/// A route that says where its flow starts: one of its cases has the empty path.
///
/// ```swift
/// enum SongsRoute: RouteWithStart {
///   case list, song(id: Int)
///   static let start = Self.list
/// }
/// ```
public protocol RouteWithStart: Route {
  /// The route at the empty path. It has no values that it can't do without, and is always the same.
  static var start: Self { get }
}

extension Route {
  /// The route at the empty path; `nil` when there is none.
  package static var routeAtStart: Self? { RoutePatterns.start(of: Self.self) }
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
    if let path, RoutePatterns.reads(plain, as: path, of: Self.self) { return (plain, nil) }
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
