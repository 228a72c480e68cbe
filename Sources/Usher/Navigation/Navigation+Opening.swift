extension Navigation {
  /// Follows a link: shows what an address names by the smallest change of what is there.
  ///
  /// The address is read first, then the guards of what would leave are asked, and only then anything
  /// changes.
  ///
  /// - Parameters:
  ///   - path: the address within the app, with its query: `pli/buy`.
  ///   - cause: `.link`, or `.history` for a browser's Forward.
  /// - Throws: ``RouteError`` when nothing has this address; then what was shown is shown again.
  @discardableResult
  public func open(_ path: String, _ cause: Cause = .link) throws(RouteError) -> Permission {
    guard let root, let opener = root.opener else { throw .notFound(path) }
    let address = try RouteComponents(path)
    // What can't be read at all changes nothing.
    try root.check(address)
    let previous = root.address
    var isFound = true
    let permission = leave(Leaving(cause: cause, destination: address.text)) { [weak root] in
      root?.leaving(for: address) ?? []
    } perform: { [weak self, weak root] in
      guard let self, let root, !root.hasEnded else { return false }
      transaction(cause) {
        do throws(RouteError) {
          try opener(address)
        } catch {
          isFound = false
          try? opener(previous)
        }
      }
      return true
    }
    if !isFound { throw .notFound(path) }
    return permission
  }
}
