extension Flow {
  /// Opens another window at one of this flow's routes. This window stays as it is.
  ///
  /// - Parameter route: the route that the new window shows.
  /// - Returns: whether the host opened a window; if not, show the route in this window.
  @discardableResult
  public func openWindow(at route: RouteType) -> Bool {
    guard let node = core.node, let navigation = core.navigation,
      let opener = navigation.windowOpener
    else { return false }
    return opener(navigation.nodesForCalls.address(of: node).appending(route.components).text)
  }
}
