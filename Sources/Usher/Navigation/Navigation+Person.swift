extension Navigation {
  /// The person goes back: the top screen leaves, or the sheet it is alone in.
  ///
  /// - Parameter cause: `.back`, or `.history` for a browser's Back button.
  /// - Returns: whether there was somewhere to go.
  @discardableResult
  public func back(_ cause: Cause = .back) -> Bool {
    guard tree.prompt == nil, tree.canGoBack, let top = tree.top else { return false }
    take(off: top.id, cause)
    return true
  }

  /// The person goes back to a screen that is in the tree: all above it leaves.
  ///
  /// - Returns: whether the screen is there and something was above it.
  @discardableResult
  public func back(to id: EntryID, _ cause: Cause = .back) -> Bool {
    guard let owner = root?.owner(of: id), let element = owner.element(id), tree.top?.id != id
    else {
      return false
    }
    transaction(cause) { owner.removeAbove(element, cause.cancellation) }
    return true
  }

  /// The person takes a sheet away, with all that lies over it.
  ///
  /// - Parameter layer: the layer's identity; a layer that is gone, and the lowest, are left alone.
  @discardableResult
  public func dismiss(_ layer: EntryID, _ cause: Cause = .dismiss) -> Bool {
    guard tree.prompt == nil, tree.layers.dropFirst().contains(where: { $0.id == layer }) else {
      return false
    }
    take(off: layer, cause)
    return true
  }

  /// The person chooses a tab; choosing the one that shows goes back to its start.
  public func select(tab id: EntryID) {
    guard tree.prompt == nil, tree.layers.count == 1, let owner = root?.owner(of: id),
      let tab = owner.tabs.first(where: { $0.id == id })
    else { return }
    transaction(.tab) {
      if owner.selectedTab == id {
        guard let child = tab.child, let first = child.elements.first else { return }
        child.removeAbove(first, .back)
      } else {
        owner.selectedTab = id
      }
    }
  }

  /// Follows a link: shows what an address names by the smallest change of what is there.
  ///
  /// - Parameter path: the address within the app, with its query: `pli/buy`.
  /// - Throws: ``RouteError`` when nothing has this address; then what was shown is shown again.
  public func open(_ path: String, _ cause: Cause = .link) throws(RouteError) {
    guard let root, let opener = root.opener else { throw .notFound(path) }
    let address = try RouteComponents(path)
    let previous = root.address
    var isFound = true
    transaction(cause) {
      do throws(RouteError) {
        try opener(address)
      } catch {
        isFound = false
        try? opener(previous)
      }
    }
    if !isFound { throw .notFound(path) }
  }

  /// Runs what the person did on a screen, if it is the one that is on top.
  ///
  /// A host sends every interaction through here: what is covered or gone can't be acted on.
  ///
  /// - Returns: whether the screen took it.
  @discardableResult
  public func perform(on id: EntryID, _ action: () -> Void) -> Bool {
    guard tree.isActive(id) else { return false }
    withSource(id, action)
    return true
  }

  private func take(off id: EntryID, _ cause: Cause) {
    guard let owner = root?.owner(of: id), let element = owner.element(id) else { return }
    transaction(cause) {
      owner.removeAbove(element, cause.cancellation)
      owner.remove(element, cause.cancellation)
      owner.endIfEmpty(cause.cancellation)
    }
  }
}

extension FlowCore {
  /// Takes off all that lies over a place of this flow, in this flow and those around it.
  func removeAbove(_ element: Element, _ reason: Cancellation) {
    if let parent, let place { parent.removeAbove(place, reason) }
    // A tab lies under all that the flow shows besides.
    let isTab = tabs.contains { $0 === element }
    remove(after: isTab ? nil : element, reason)
  }
}
