#if Hummingbird
/// The path under which a proxy serves the whole site: `/apps`; empty at the root.
///
/// A proxy may pass the path of a request on as it is, or without the prefix: both are understood.
struct PathPrefix: Sendable {
  /// With a slash at its beginning and none at its end.
  let text: String

  /// - Parameter text: the path; slashes at its ends don't count.
  init(_ text: String) { self.text = text.split(separator: "/").map { "/\($0)" }.joined() }

  /// Returns the path of a request without the prefix.
  func within(_ path: String) -> String {
    guard !text.isEmpty, path.hasPrefix(text) else { return path }
    let rest = path.dropFirst(text.count)
    guard let first = rest.first else { return "/" }
    return first == "/" ? String(rest) : path
  }

  /// Returns the path of a request with the prefix.
  func full(_ path: String) -> String { text + within(path) }
}
#endif
