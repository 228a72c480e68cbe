public import Usher

/// Checks that routes have addresses that lead back to them.
///
/// ```swift
/// @Test func addresses() throws {
///   try RouteCheck([PhotosRoute.list, .photo(id: "pli"), .buy(id: "pli")]).run()
/// }
/// ```
///
/// It finds coding keys that are no `RoutePath`, names in a path that no value has, and two paths of one shape. Give it one
/// route of each case, with values that differ.
public struct RouteCheck<RouteType: Route> {
  private let routes: [RouteType]

  /// Checks these routes.
  public init(_ routes: [RouteType]) { self.routes = routes }

  /// What is wrong, each problem with how to fix it; empty when nothing is.
  public var problems: [String] { routes.compactMap(\.problem) }

  /// Fails with all that is wrong.
  public func run() throws(TestFailure) {
    let problems = problems
    guard problems.isEmpty else { throw TestFailure(problems.joined(separator: "\n")) }
  }
}
