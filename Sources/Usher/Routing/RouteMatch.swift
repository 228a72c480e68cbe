/// What the first parts of an address name.
struct RouteMatch<R: Route> {
  let route: R
  /// The routes with the shorter addresses on the way, the shortest first.
  let parents: [R]
  /// What is left for the child that is there.
  let rest: RouteComponents
}

extension Route {
  /// Finds the route with the longest path at the beginning of an address.
  static func longestMatch(_ address: RouteComponents) throws(RouteError) -> RouteMatch<Self> {
    let patterns = RouteDecoder.patterns(of: Self.self, for: address)
    for pattern in patterns {
      guard let route = decode(pattern, address) else { continue }
      let count = pattern.parts.count
      var parents: [Self] = []
      for length in 0..<count {
        let parent = patterns.lazy.filter { $0.parts.count == length }
          .compactMap { decode($0, address) }.first
        if let parent { parents.append(parent) }
      }
      var rest = address
      rest.segments = address.segments.dropFirst(count)
      // What this route has taken isn't its child's.
      for taken in RouteEncoder.components(of: route, isEscaped: false).query {
        guard let index = rest.query.firstIndex(where: { $0.name == taken.name }) else { continue }
        rest.query.remove(at: index)
      }
      return RouteMatch(route: route, parents: parents, rest: rest)
    }
    throw .notFound(address.text)
  }

  private static func decode(_ pattern: RoutePattern, _ address: RouteComponents) -> Self? {
    guard var values = pattern.match(address.segments) else { return nil }
    for item in address.query where values[item.name] == nil { values[item.name] = item.value }
    return try? Self(from: RouteDecoder(key: pattern.key, values: values))
  }
}
