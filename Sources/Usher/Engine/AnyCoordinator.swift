/// A coordinator without its types.
protocol AnyCoordinator {
  /// Calls the coordinator's `start()`, as long as it is in memory.
  func start()
  /// Shows a route of the coordinator's own type.
  func show(_ route: AnyHashable)
  /// The route at a path; `nil` when there is none any more.
  func route(at path: String) -> AnyHashable?
  /// What the first parts of an address name: the routes on the way, of which the last one is meant, and what is left.
  func match(
    _ address: RouteComponents
  ) throws(RouteError) -> (steps: [LinkStep], rest: RouteComponents)
}

struct ErasedCoordinator<C: Coordinator>: AnyCoordinator {
  private(set) weak var coordinator: C?

  func start() { coordinator?.start() }

  func show(_ route: AnyHashable) {
    if let route = route.base as? C.RouteType { coordinator?.show(route) }
  }

  func route(at path: String) -> AnyHashable? {
    guard let match = try? C.RouteType.longestMatch(RouteComponents(stored: path)),
      match.rest.segments.isEmpty
    else { return nil }
    return AnyHashable(match.route)
  }

  func match(
    _ address: RouteComponents
  ) throws(RouteError) -> (steps: [LinkStep], rest: RouteComponents) {
    let match = try C.RouteType.longestMatch(address)
    var steps = match.parents.map { LinkStep($0.route, isExact: $0.hasValues) }
    steps.append(LinkStep(match.route, isExact: true))
    return (steps, match.rest)
  }
}
