/// A value that says what a coordinator shows, and that has an address.
///
/// A route is an enum. Its addresses need no code: they follow from the `Codable` conformance that the compiler
/// writes. The address of a case is its name in kebab case, followed by its values. Optional values go into the query;
/// a value that is `nil` is left out:
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
/// The empty path is the address of the flow's start: of the first case of a `CaseIterable` route, or of the
/// ``RouteWithStart/start``. Coding keys that are a ``RoutePath`` give the cases other paths. In such a path, `:id`
/// stands for the associated value with the label `id`, and `:_0` for a first value without a label; values that the
/// path doesn't name go into the query. The path `""` is the start:
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
/// The parents of a route are the routes whose path is a beginning of its path, including the start: `PhotosRoute.buy`
/// has the parents `list` and `photo(id:)`. The query at the end of an address belongs to the last route. The values
/// that a parent would have in a query are written after the parent's last segment: `list;q=Rome/add?q=Ghent`.
///
/// The addresses depend on the names of cases and values, and on which case of a `CaseIterable` route is the first.
/// After a change of these, links that people have kept may not work any more.
public protocol Route: Codable, Hashable, Sendable {}

/// A route type that says which route is the start of its flow: this route has the empty path.
///
/// ```swift
/// enum SongsRoute: RouteWithStart {
///   case list, song(id: Int)
///   static let start = Self.list
/// }
/// ```
public protocol RouteWithStart: Route {
  /// The route that has the empty path. It must be the same one at each read, and all its associated values must be
  /// optional.
  static var start: Self { get }
}

extension Route {
  /// The addresses of the type's routes, with the names of values in them, in alphabetical order: `""`, `:id`, `:id/buy`.
  /// Empty if they can't be listed: then the coding keys aren't a ``RoutePath``, and the type isn't `CaseIterable`.
  package static var patterns: [String] {
    if let patterns = RoutePatterns.all(of: Self.self) { return patterns.map(\.key).sorted() }
    func paths<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
      type.allCases.compactMap { ($0 as? Self)?.path }
    }
    guard let type = Self.self as? any CaseIterable.Type else { return [] }
    return paths(of: type).sorted()
  }

  /// The route that has the empty path; `nil` if the type has none.
  package static var routeAtStart: Self? { RoutePatterns.start(of: Self.self) }
}

extension Route {
  /// The route's address within the coordinator that shows the route, in percent-encoding: `pli/buy`,
  /// `search?text=a%20b`.
  ///
  /// ``init(path:)`` reads the same route from this address, whatever its values are, if the address has at most 2,048
  /// bytes and ``problem`` is `nil`.
  public var path: String { components.text }

  /// Makes the route that has an address.
  ///
  /// - Throws: ``RouteError`` when no route has this address, when the address isn't well formed, or when it is longer
  ///   than 2,048 bytes.
  public init(path: String) throws(RouteError) {
    let match = try Self.longestMatch(RouteComponents(path))
    guard match.rest.segments.isEmpty else { throw .notFound(path) }
    self = match.route
  }

  package var components: RouteComponents { checkedComponents.components }

  /// The address of the route, and the reason why the address isn't read as this route again; `nil` if it is.
  package var checkedComponents: (components: RouteComponents, problem: String?) {
    let (plain, path) = RouteEncoder.encoded(self, isEscaped: false)
    // Of the paths that fit an address, the first one is used to read it.
    if let path, RoutePatterns.reads(plain, as: path, of: Self.self) { return (plain, nil) }
    if isAt(plain) { return (plain, nil) }
    // A value may be the same text as a fixed word of another path: `photo(id: "search")`.
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

  /// The reason why this route has no address or its address isn't read as this route again, with a way to fix it;
  /// `nil` when there is no such problem. `RouteCheck` of UsherTesting checks several routes at once.
  public var problem: String? { RouteEncoder.problem(of: self) ?? checkedComponents.problem }
}
