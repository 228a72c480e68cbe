/// A coordinator with its types erased.
protocol AnyCoordinator {
  /// Calls the coordinator's `start()`, if the coordinator is still in memory.
  func start()
  /// Shows a route of the coordinator's own type; ignores a route of another type.
  func show(_ route: AnyHashable)
  /// Returns the route that has a path; `nil` when none of the coordinator's routes has it.
  func route(at path: String) -> AnyHashable?
  /// Returns the routes at the beginning of an address, and the rest of the address. The last of these routes is the
  /// goal; the others are its parents.
  ///
  /// - Throws: ``RouteError`` when none of the coordinator's routes is at the beginning of the address.
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
