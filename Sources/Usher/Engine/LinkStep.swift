/// One of the routes that an address names: its goal, or a parent on the way to the goal.
struct LinkStep {
  let route: AnyHashable
  /// Whether the address gives all values of the route, not only those in its segments.
  private let isExact: Bool
  private let segments: () -> ArraySlice<RouteComponents.Segment>

  init(_ route: some Route, isExact: Bool) {
    self.route = AnyHashable(route)
    self.isExact = isExact
    segments = { route.components.segments }
  }

  /// Whether a node shows this route; if the address doesn't give all its values, the others may differ.
  func fits(_ node: Node?) -> Bool {
    guard let node else { return false }
    return node.address.route == route || (!isExact && isAtPlace(of: node))
  }

  /// Whether a node's address has the same segments as the address of this route, whatever the values in queries are.
  func isAtPlace(of node: Node) -> Bool { segments() == node.address.components.segments }
}
