#if Hummingbird
import UsherWeb

extension HostResponder {
  /// Returns whether a path belongs to this server, and not to the application that it runs in: a page or file of the
  /// service, a route of the server, or one of the paths for who runs it. With a prefix, all of them are below it.
  func takes(_ path: String) -> Bool {
    guard prefix.text.isEmpty || path == prefix.text || path.hasPrefix("\(prefix.text)/") else {
      return false
    }
    let within = prefix.within(path)
    return Self.operationPaths.contains(within) || routes.contains { $0.takes(within) }
      || operations.inspector.takes(within) || within == "/-" || within.hasPrefix("/-/")
      || service.takes(prefix.full(within))
  }
}
#endif
