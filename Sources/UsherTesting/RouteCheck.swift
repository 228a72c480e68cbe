public import Usher

/// A check that the address of each route leads back to the same route.
///
/// ```swift
/// @Test func addresses() throws {
///   try RouteCheck([PhotosRoute.list, .photo(id: "pli"), .buy(id: "pli")]).run()
/// }
/// ```
///
/// The check finds coding keys that are no `RoutePath`, a name in a path that is no name of an associated value, and
/// two cases whose paths can't be told apart. Give it one route of each case of the enum, with values that differ.
public struct RouteCheck<RouteType: Route> {
  private let routes: [RouteType]

  /// Makes a check of these routes.
  public init(_ routes: [RouteType]) { self.routes = routes }

  /// The problems of the routes, each together with how to fix it; empty when all routes are right.
  public var problems: [String] { routes.compactMap(\.problem) }

  /// Runs the check.
  ///
  /// - Throws: ``TestFailure`` with all ``problems``, when there is at least one.
  public func run() throws(TestFailure) {
    let problems = problems
    guard problems.isEmpty else { throw TestFailure(problems.joined(separator: "\n")) }
  }
}
