import Synchronization

/// The paths of route types; they are found once for each type and then kept.
enum RoutePatterns {
  private static let known = Mutex<[ObjectIdentifier: Paths]>([:])
  private static let unkeyed = Mutex<[ObjectIdentifier: Unkeyed]>([:])

  private enum Paths {
    case listed([RoutePattern])
    /// The coding keys aren't a ``RoutePath``, so they can't be listed.
    case unlisted
  }

  /// The paths of a type whose coding keys aren't a ``RoutePath``.
  private struct Unkeyed {
    /// The coding key of the route at the empty path; `nil` if there is no such route.
    let startKey: String?
    /// The paths by the coding keys of their cases; only those that were needed so far.
    var patterns: [String: RoutePattern] = [:]
  }

  /// Returns the paths of a type in the order in which they are tried; `nil` when its coding keys aren't a
  /// ``RoutePath``.
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

  /// Returns the route at the empty path; `nil` if there is none. If the coding keys are a ``RoutePath``, this is the
  /// case with the key `""`; otherwise ``RouteWithStart/start`` or the first of `allCases`.
  static func start<R: Route>(of type: R.Type) -> R? {
    if let patterns = all(of: type) {
      return patterns.first(where: \.parts.isEmpty).flatMap {
        try? R(from: RouteDecoder(key: $0.key))
      }
    }
    func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }
    if let type = type as? any RouteWithStart.Type { return type.start as? R }
    guard let type = type as? any CaseIterable.Type else { return nil }
    return first(of: type) as? R
  }

  /// Whether an address is read as the case with the coding key `key`, for which the address was written.
  static func reads<R: Route>(_ address: RouteComponents, as key: String, of type: R.Type) -> Bool {
    if let patterns = all(of: type) {
      // Of the paths that fit an address, the first one is used to read it.
      return patterns.first { $0.fits(address) }?.key == key
    }
    guard let pattern = unkeyed.withLock({ $0[ObjectIdentifier(type)]?.patterns[key] }) else {
      return false
    }
    // The start is read from the empty address. The name of any other case must be turned back into its coding key.
    let isName = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return pattern.parts.isEmpty ? address.isEmpty : isName && key.pathName.camelCased == key
  }

  /// Returns the paths to try for an address, for a type whose coding keys aren't a ``RoutePath``: the path of the
  /// case that the first segment names, if there is such a case, and the path of the start, if the type has one.
  static func unkeyed<R: Route>(of type: R.Type, for address: RouteComponents) -> [RoutePattern] {
    let startKey = startKey(of: type)
    let start = startKey.map { RoutePattern(key: $0, parts: []) }
    guard let name = address.segments.first?.text, !name.isEmpty else {
      return [start].compactMap(\.self)
    }
    let key = name.camelCased
    guard key != startKey, key.pathName == name else { return [start].compactMap(\.self) }
    if let pattern = unkeyed.withLock({ $0[ObjectIdentifier(type)]?.patterns[key] }) {
      return [pattern, start].compactMap(\.self)
    }
    // Decoding the case asks for each required value by its name.
    let values = RouteValues(address.segments.dropFirst().map { RoutePattern.unescaped($0.text) })
    guard (try? R(from: RouteDecoder(key: key, read: values))) != nil else {
      return [start].compactMap(\.self)
    }
    return [pattern(of: type, key, values.names), start].compactMap(\.self)
  }

  /// Returns the path of a route whose coding keys aren't a ``RoutePath``: the name of its case, and then the names of
  /// its required values. The path of the start is empty.
  static func unkeyed<R: Route>(
    of route: R,
    _ key: String,
    _ values: [(name: String, text: String)]
  ) -> RoutePattern {
    if let pattern = unkeyed.withLock({ $0[ObjectIdentifier(R.self)]?.patterns[key] }) {
      return pattern
    }
    var names: [String] = []
    if !values.isEmpty {
      let texts = Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
      let taken = RouteValues { texts[$0] }
      guard (try? R(from: RouteDecoder(key: key, read: taken))) != nil else {
        return RoutePattern(key: key, parts: [.word(key.pathName)])
      }
      names = taken.names
    }
    return pattern(of: R.self, key, names)
  }

  private static func pattern<R: Route>(
    of type: R.Type,
    _ key: String,
    _ names: [String]
  ) -> RoutePattern {
    let isStart = key == startKey(of: type)
    let parts = [.word(key.pathName)] + names.map(RoutePattern.Part.value)
    let pattern = RoutePattern(key: key, parts: isStart ? [] : parts)
    unkeyed.withLock { $0[ObjectIdentifier(type)]?.patterns[key] = pattern }
    return pattern
  }

  /// Returns the coding key of the start, for a type whose coding keys aren't a ``RoutePath``; `nil` if it has none.
  private static func startKey<R: Route>(of type: R.Type) -> String? {
    let id = ObjectIdentifier(type)
    if let found = unkeyed.withLock({ $0[id] }) { return found.startKey }
    let key = start(of: type).map(RouteEncoder.key)
    unkeyed.withLock { if $0[id] == nil { $0[id] = Unkeyed(startKey: key) } }
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
