#if Hummingbird
/// The paths that a server leaves to the application that it runs in, though they would be its own.
struct LeftPaths: Sendable {
  private let paths: [String]

  /// - Parameter paths: slashes at their ends don't count. A path without anything between slashes leaves nothing.
  init(_ paths: [String]) {
    self.paths = paths.map { $0.split(separator: "/").map { "/\($0)" }.joined() }
      .filter { !$0.isEmpty }
  }

  /// Returns whether a path is one of them, or below one.
  func contains(_ path: String) -> Bool {
    paths.contains { path == $0 || path.hasPrefix("\($0)/") }
  }
}
#endif
