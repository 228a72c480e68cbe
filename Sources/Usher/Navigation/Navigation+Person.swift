// What a host reports of the person. Guards are asked first wherever something would be left.
extension Navigation {
  /// The person goes back: the top screen leaves, or the sheet it is alone in.
  ///
  /// - Parameter cause: `.back`, or `.history` for a browser's Back button.
  @discardableResult
  public func back(_ cause: Cause = .back) -> Permission {
    guard tree.prompt == nil, tree.canGoBack, let top = tree.top else { return .denied }
    return take(off: top.id, cause, cause.cancellation)
  }

  /// The person goes back to a screen that is in the tree: all above it leaves.
  ///
  /// - Returns: `.denied` also when the screen isn't there, or nothing is above it.
  @discardableResult
  public func back(to id: EntryID, _ cause: Cause = .back) -> Permission {
    guard tree.prompt == nil, tree.top?.id != id, root?.element(id) != nil else { return .denied }
    let destination = root?.owner(of: id)?.address(of: id)?.text
    return leave(Leaving(cause: cause, destination: destination)) { [weak self] in
      guard let owner = self?.root?.owner(of: id), let element = owner.element(id) else {
        return []
      }
      return owner.guards(above: element)
    } perform: { [weak self] in
      guard let self, let owner = root?.owner(of: id), let element = owner.element(id) else {
        return false
      }
      goingBack {
        transaction(cause) { owner.removeAbove(element, cause.cancellation) }
      }
      return true
    }
  }

  /// The person takes a sheet away, with all that lies over it.
  ///
  /// - Parameter layer: the layer's identity; a layer that is gone, and the lowest, are left alone.
  @discardableResult
  public func dismiss(_ layer: EntryID, _ cause: Cause = .dismiss) -> Permission {
    guard tree.prompt == nil, tree.layers.dropFirst().contains(where: { $0.id == layer }) else {
      return .denied
    }
    return take(off: layer, cause, cause == .gesture ? .dismissed : cause.cancellation)
  }

  /// The person chooses a tab; choosing the one that shows goes back to its start.
  @discardableResult
  public func select(tab id: EntryID) -> Permission {
    guard tree.prompt == nil, tree.layers.last?.tabs.contains(where: { $0.id == id }) == true,
      let owner = root?.owner(of: id), let tab = owner.tabs.first(where: { $0.id == id })
    else { return .denied }
    guard owner.selectedTab == id else { return owner.select(tab, .tab) }
    guard let first = tab.child?.elements.first, let start = first.screens.first else {
      return .denied
    }
    return back(to: start, .tab)
  }

  /// Runs what the person did on a screen, if it is one they can act on.
  ///
  /// A host sends every interaction through here: what is covered or gone can't be acted on.
  ///
  /// - Returns: whether the screen took it.
  @discardableResult
  public func perform(on id: EntryID, _ action: () -> Void) -> Bool {
    guard isActive(id) else { return false }
    withSource(id, action)
    return true
  }

  private func take(
    off id: EntryID,
    _ cause: Cause,
    _ reason: Cancellation
  ) -> Permission {
    let leaving = Leaving(cause: cause, destination: destination(without: id))
    return leave(leaving) { [weak self] in
      guard let owner = self?.root?.owner(of: id), let element = owner.element(id) else {
        return []
      }
      return owner.guards(takingOff: element)
    } perform: { [weak self] in
      guard let self, let owner = root?.owner(of: id), let element = owner.element(id) else {
        return false
      }
      goingBack {
        transaction(cause) {
          owner.removeAbove(element, reason)
          owner.remove(element, reason)
          owner.endIfEmpty(reason)
        }
      }
      return true
    }
  }

  /// The address that shows when a place and all above it is gone.
  func destination(without id: EntryID) -> String? {
    guard let owner = root?.owner(of: id), let element = owner.element(id) else { return nil }
    return owner.address(without: element)?.text
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

  /// Shows another tab; the one that showed is asked, but stays where it is.
  func select(_ tab: Element, _ cause: Cause) -> Permission {
    guard let navigation, !hasEnded else { return .denied }
    let leaving = Leaving(cause: .tab, destination: place(of: tab).text)
    let id = tab.id
    return navigation.leave(leaving) { [weak self] in
      guard let self, let selected, selected.id != id else { return [] }
      return guards(leaving: [selected], endsFlow: false)
    } perform: { [weak self] in
      guard let self, !hasEnded, tabs.contains(where: { $0.id == id }) else { return false }
      transaction(cause) { self.selectedTab = id }
      return true
    }
  }
}
