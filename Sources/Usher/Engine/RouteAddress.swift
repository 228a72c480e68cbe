/// A route without its type, with its address, which is worked out once.
final class RouteAddress {
  let route: AnyHashable
  let components: RouteComponents
  private(set) lazy var text = components.text
  /// What is wrong with the route's path.
  let problem: String?

  init(_ route: some Route) {
    self.route = AnyHashable(route)
    (components, problem) = route.checkedComponents
  }

  /// That of the root flow.
  init() {
    route = AnyHashable(0)
    components = RouteComponents()
    problem = nil
  }
}
