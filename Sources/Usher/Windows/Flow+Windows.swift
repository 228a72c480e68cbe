extension Flow {
  /// Opens another window, which shows one of this flow's routes. This window stays as it is.
  ///
  /// - Parameter route: the route that the new window shows.
  /// - Returns: whether a window was opened; `false` in a host that can't open windows, or after the flow has ended.
  ///   Then the caller can show the route in this window instead.
  @discardableResult
  public func openWindow(at route: RouteType) -> Bool {
    guard let node = core.node, let navigation = core.navigation,
      let opener = navigation.windowOpener
    else { return false }
    return opener(navigation.nodesForCalls.address(of: node).appending(route.components).text)
  }
}
