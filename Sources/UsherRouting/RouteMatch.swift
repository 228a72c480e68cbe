/// The route at the beginning of an address, with its parents and the rest of the address.
package struct RouteMatch<R: Route> {
  package let route: R
  /// The routes whose addresses are beginnings of the address of `route`, the shortest first.
  package let parents: [Parent]
  /// The rest of the address after `route`: the address within the child that the route shows.
  package let rest: RouteComponents

  package struct Parent {
    package let route: R
    /// Whether the address has values for this parent after a semicolon, not only its segments.
    package let hasValues: Bool
  }
}

extension Route {
  /// Finds the route whose address is a beginning of an address; if there are several, the longest one.
  ///
  /// - Throws: ``RouteError/Code/notFound`` when there is no such route.
  package static func longestMatch(_ address: RouteComponents) throws(RouteError) -> RouteMatch<
    Self
  > {
    let patterns = RouteDecoder.patterns(of: Self.self, for: address)
    for pattern in patterns {
      let count = pattern.parts.count
      guard let route = decode(pattern, address) else { continue }
      var parents: [RouteMatch<Self>.Parent] = []
      for length in 0..<count {
        // The query belongs to the route at the end of the address, not to its parents.
        var way = address
        way.segments = address.segments.prefix(length)
        way.query = []
        for pattern in patterns where pattern.parts.count == length {
          guard let parent = decode(pattern, way) else { continue }
          let hasValues = way.segments.last?.parameters != nil
          parents.append(RouteMatch.Parent(route: parent, hasValues: hasValues))
          break
        }
      }
      return RouteMatch(route: route, parents: parents, rest: rest(of: address, route, count))
    }
    throw .notFound(address.text)
  }

  /// Returns the rest of an address after a route: the segments after those of the route, and the query without the
  /// values that the route has used.
  private static func rest(
    of address: RouteComponents,
    _ route: Self,
    _ count: Int
  ) -> RouteComponents {
    let taken = count == 0 && address.segments.first?.text.isEmpty == true ? 1 : count
    var rest = address
    rest.segments = address.segments.dropFirst(taken)
    let last = address.segments.prefix(taken).last
    guard rest.segments.isEmpty, last?.parameters == nil else { return rest }
    for item in RouteEncoder.components(of: route, isEscaped: false).query {
      guard let index = rest.query.firstIndex(where: { $0.name == item.name }) else { continue }
      rest.query.remove(at: index)
    }
    return rest
  }

  private static func decode(_ pattern: RoutePattern, _ address: RouteComponents) -> Self? {
    guard var values = pattern.match(address.segments) else { return nil }
    let count = pattern.parts.count
    let own =
      count == 0
      ? address.segments.first.flatMap { $0.text.isEmpty ? $0 : nil }
      : address.segments.dropFirst(count - 1).first
    let isLast = address.segments.count <= (count == 0 && own != nil ? 1 : count)
    for item in own?.parameters ?? (isLast ? address.query : []) where values[item.name] == nil {
      values[item.name] = item.value
    }
    return try? Self(from: RouteDecoder(key: pattern.key, values: values))
  }
}
