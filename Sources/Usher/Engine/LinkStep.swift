/// A route on the way that an address leads.
struct LinkStep {
  let route: AnyHashable
  /// Whether all its values are meant, rather than the parts of its address alone.
  private let isExact: Bool
  private let segments: () -> ArraySlice<RouteComponents.Segment>

  init(_ route: some Route, isExact: Bool) {
    self.route = AnyHashable(route)
    self.isExact = isExact
    segments = { route.components.segments }
  }

  /// Whether it is what a node shows.
  func fits(_ node: Node?) -> Bool {
    guard let node else { return false }
    return node.address.route == route || (!isExact && isAtPlace(of: node))
  }

  /// Whether it has the address of a node, whatever its other values are.
  func isAtPlace(of node: Node) -> Bool { segments() == node.address.components.segments }
}
