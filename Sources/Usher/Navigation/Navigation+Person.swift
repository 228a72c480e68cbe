// What a host reports of the person. Guards are asked first wherever something would be left.
extension Navigation {
  /// The person goes back: the top screen leaves, or the sheet it is alone in.
  ///
  /// - Parameter cause: `.back`, or `.history` for a browser's Back button.
  @discardableResult
  public func back(_ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.canGoBack, let top = tree.top else { return .denied }
    return take(.takingOff(top.id, cause, cause.cancellation))
  }

  /// The person goes back to a screen that is in the tree: all above it leaves.
  ///
  /// - Returns: `.denied` also when the screen isn't there, or nothing is above it.
  @discardableResult
  public func back(to id: NodeID, _ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.top?.id != id, shown[id] != nil else { return .denied }
    return take(.goingBack(to: id, cause))
  }

  /// The person takes a sheet away, with all that lies over it.
  ///
  /// - Parameter layer: the layer's identity; a layer that is gone, and the lowest, are left alone.
  @discardableResult
  public func dismiss(_ layer: NodeID, _ cause: Cause = .dismiss) -> Permission {
    guard prompts.isEmpty, tree.layers.dropFirst().contains(where: { $0.id == layer }) else {
      return .denied
    }
    return take(.takingOff(layer, cause, cause == .gesture ? .dismissed : cause.cancellation))
  }

  /// The person presses Escape, or what stands for it: a prompt is answered by the button that cancels, the sheet on top is
  /// taken away.
  ///
  /// - Returns: `.denied` when there is neither, or the prompt has no such button.
  @discardableResult
  public func escape() -> Permission {
    guard prompts.isEmpty else { return dismissPrompt() ? .allowed : .denied }
    guard let layer = tree.layers.dropFirst().last, layer.placement == .sheet else {
      return .denied
    }
    return dismiss(layer.id)
  }

  /// The person chooses a tab; choosing the one that shows goes back to its start.
  @discardableResult
  public func select(tab id: NodeID) -> Permission {
    guard prompts.isEmpty, tree.layers.last?.tabs.contains(where: { $0.id == id }) == true,
      let tab = shown[id], let parent = tab.parent
    else { return .denied }
    guard shown[parent]?.selectedTab == id else {
      var act = Act(.tab) { target throws(Refusal) in
        guard target[parent]?.tabs.contains(id) == true else { throw .ignored(.ended) }
        target.update(parent) { $0.selectedTab = id }
      }
      act.travel = .aside
      return take(act)
    }
    guard let start = tab.stack.first.flatMap({ shown.firstScreen(of: $0) }) else { return .denied }
    return back(to: start, .tab)
  }

  /// Runs what the person did on a screen, if it is one they can act on.
  ///
  /// A host sends every interaction through here: what is covered or gone can't be acted on.
  ///
  /// - Returns: whether the screen took it.
  @discardableResult
  public func perform(on id: NodeID, _ action: () -> Void) -> Bool {
    guard isActive(id) else { return false }
    handle(id, action)
    return true
  }

  private func take(_ act: Act) -> Permission { (try? perform(act)) ?? .denied }
}
