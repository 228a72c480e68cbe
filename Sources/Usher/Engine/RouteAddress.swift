/// A route with its type erased, together with its address, which is made only once.
final class RouteAddress {
  let route: AnyHashable
  let components: RouteComponents
  private(set) lazy var text = components.text
  /// The reason why the route's address isn't read as this route again; `nil` when it is.
  let problem: String?

  init(_ route: some Route) {
    self.route = AnyHashable(route)
    (components, problem) = route.checkedComponents
  }

  /// Makes the address of the root flow, which is empty and has no route of the app.
  init() {
    route = AnyHashable(0)
    components = RouteComponents()
    problem = nil
  }
}
