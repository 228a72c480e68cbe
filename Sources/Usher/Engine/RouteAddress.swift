/// A route without its type, with its address, which is worked out once.
final class RouteAddress {
  let route: AnyHashable
  let components: RouteComponents
  private(set) lazy var text = components.text

  init(_ route: some Route) {
    self.route = AnyHashable(route)
    components = route.components
  }

  /// That of the root flow.
  init() {
    route = AnyHashable(0)
    components = RouteComponents()
  }
}
