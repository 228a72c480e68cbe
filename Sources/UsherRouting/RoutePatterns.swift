import Synchronization

/// The paths of route types, listed once for each type.
enum RoutePatterns {
  private static let known = Mutex<[ObjectIdentifier: Paths]>([:])

  private static let startKeys = Mutex<[ObjectIdentifier: String?]>([:])

  private enum Paths {
    case listed([RoutePattern])
    /// The coding keys can't be listed.
    case unlisted
  }

  /// The paths of a type in the order in which they are tried; `nil` when they can't be listed.
  static func all<R: Route>(of type: R.Type) -> [RoutePattern]? {
    let key = ObjectIdentifier(type)
    let paths: Paths
    if let found = known.withLock({ $0[key] }) {
      paths = found
    } else {
      paths = list(type)
      known.withLock { $0[key] = paths }
    }
    if case .listed(let patterns) = paths { return patterns }
    return nil
  }

  /// The route whose coding key is the empty path.
  static func keyedStart<R: Route>(of type: R.Type) -> R? {
    guard let pattern = all(of: type)?.first(where: \.parts.isEmpty) else { return nil }
    return try? R(from: RouteDecoder(key: pattern.key))
  }

  /// The paths that an address may be by, of a type without such keys: its first part is a case's name, or all of it is
  /// below the start.
  static func unkeyed<R: Route>(of type: R.Type, for address: RouteComponents) -> [RoutePattern] {
    let startKey = startKey(of: type)
    let start = startKey.map { RoutePattern(key: $0, parts: []) }
    guard let name = address.segments.first?.text, !name.isEmpty else {
      return [start].compactMap(\.self)
    }
    let key = name.camelCased
    // The values that the case can't do without tell their names as they are read.
    let values = RouteValues(address.segments.dropFirst().map { RoutePattern.unescaped($0.text) })
    guard key != startKey, key.kebabCased == name,
      (try? R(from: RouteDecoder(key: key, read: values))) != nil
    else {
      return [start].compactMap(\.self)
    }
    let parts = [.word(name)] + values.names.map(RoutePattern.Part.value)
    return [RoutePattern(key: key, parts: parts), start].compactMap(\.self)
  }

  /// The path of a route without such keys: its case's name, and the values that it can't do without.
  static func unkeyed<R: Route>(
    of route: R,
    _ key: String,
    _ values: [(name: String, text: String)]
  ) -> RoutePattern {
    if key == startKey(of: R.self) { return RoutePattern(key: key, parts: []) }
    let word = RoutePattern.Part.word(key.kebabCased)
    guard !values.isEmpty else { return RoutePattern(key: key, parts: [word]) }
    let known = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
    let taken = RouteValues { known[$0] }
    _ = try? R(from: RouteDecoder(key: key, read: taken))
    return RoutePattern(key: key, parts: [word] + taken.names.map(RoutePattern.Part.value))
  }

  /// The coding key of the start of a type without such keys.
  private static func startKey<R: Route>(of type: R.Type) -> String? {
    let id = ObjectIdentifier(type)
    if let found = startKeys.withLock({ $0[id] }) { return found }
    let key = R.start.map(RouteEncoder.key)
    startKeys.withLock { $0[id] = .some(key) }
    return key
  }

  private static func list<R: Route>(_ type: R.Type) -> Paths {
    do {
      _ = try R(from: PatternProbe())
    } catch let found as PatternProbe.Found {
      guard let keys = found.patterns else { return .unlisted }
      return .listed(keys.map(RoutePattern.init).sorted { $0.precedes($1) })
    } catch {}
    return .listed([])
  }
}
