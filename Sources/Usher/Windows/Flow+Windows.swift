extension Flow {
  /// Opens a window of its own for one of this flow's routes; this one stays as it is.
  ///
  /// - Returns: whether the host can open windows, and did; else show the route here.
  @discardableResult
  public func openWindow(at route: RouteType) -> Bool {
    guard let node = core.node, let navigation = core.navigation,
      let opener = navigation.windowOpener
    else { return false }
    return opener(navigation.nodesForCalls.address(of: node).appending(route.components).text)
  }
}
