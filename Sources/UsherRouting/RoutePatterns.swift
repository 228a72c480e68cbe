import Synchronization

/// The paths of route types, listed once for each type.
enum RoutePatterns {
  private static let known = Mutex<[ObjectIdentifier: Paths]>([:])

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
