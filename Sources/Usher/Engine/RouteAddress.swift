/// A route with its type erased, and its address, which is made once.
final class RouteAddress {
  let route: AnyHashable
  let components: RouteComponents
  private(set) lazy var text = components.text
  /// The problem with the route's path, if there is one.
  let problem: String?

  init(_ route: some Route) {
    self.route = AnyHashable(route)
    (components, problem) = route.checkedComponents
  }

  /// Makes the address of the root flow.
  init() {
    route = AnyHashable(0)
    components = RouteComponents()
    problem = nil
  }
}
