/// A route on the way along an address.
struct LinkStep {
  let route: AnyHashable
  /// Whether the address gives all values of the route, rather than only its segments.
  private let isExact: Bool
  private let segments: () -> ArraySlice<RouteComponents.Segment>

  init(_ route: some Route, isExact: Bool) {
    self.route = AnyHashable(route)
    self.isExact = isExact
    segments = { route.components.segments }
  }

  /// Whether a node shows this route.
  func fits(_ node: Node?) -> Bool {
    guard let node else { return false }
    return node.address.route == route || (!isExact && isAtPlace(of: node))
  }

  /// Whether a node has the segments of this route's address, whatever the other values are.
  func isAtPlace(of node: Node) -> Bool { segments() == node.address.components.segments }
}
