// Calls by which a host reports actions of the person. Guards are asked before a screen is left. While a prompt is
// open, only `escape()` has an effect.
extension Navigation {
  /// Goes back: the top screen leaves, or the sheet if it has only one screen. Call when the person goes back.
  ///
  /// - Parameter cause: `.back`, or `.history` for a browser's Back button.
  /// - Returns: `.asking` when a guard asks first; `.denied` also when the person can't go back, or a prompt is open.
  @discardableResult
  public func back(_ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.canGoBack, let top = tree.top else { return .denied }
    return take(.takingOff(top.id, cause, cause.cancellation))
  }

  /// Goes back to a screen in the tree: everything above the screen leaves. Call when the person chooses the screen.
  ///
  /// - Parameters:
  ///   - id: the screen.
  ///   - cause: `.back`, or `.history` for a browser's history.
  /// - Returns: `.denied` also when the screen isn't in the tree or nothing is above it.
  @discardableResult
  public func back(to id: NodeID, _ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.top?.id != id, shown[id] != nil else { return .denied }
    return take(.goingBack(to: id, cause))
  }

  /// Closes a sheet with everything over it. Call when the person closes the sheet.
  ///
  /// - Parameters:
  ///   - layer: the sheet's layer.
  ///   - cause: the cause of the transition.
  /// - Returns: `.denied` also for the lowest layer, and for a layer that isn't shown.
  @discardableResult
  public func dismiss(_ layer: NodeID, _ cause: Cause = .dismiss) -> Permission {
    guard prompts.isEmpty, tree.layers.dropFirst().contains(where: { $0.id == layer }) else {
      return .denied
    }
    return take(.takingOff(layer, cause, cause == .gesture ? .dismissed : cause.cancellation))
  }

  /// Answers the open prompt by its cancel button, or else closes the top sheet. Call when the person presses Escape.
  ///
  /// - Returns: `.denied` also without a prompt and a sheet, and for a prompt without a cancel button. A full-screen
  ///   layer isn't closed.
  @discardableResult
  public func escape() -> Permission {
    guard prompts.isEmpty else { return dismissPrompt() ? .allowed : .denied }
    guard let layer = tree.layers.dropFirst().last, layer.placement == .sheet else {
      return .denied
    }
    return dismiss(layer.id)
  }

  /// Selects a tab of the top layer; for the selected tab, goes back to its first screen. Call when the person
  /// chooses a tab.
  ///
  /// - Parameter id: the tab's ``NavigationTree/TabItem/id``.
  /// - Returns: `.denied` also when the top layer has no such tab, or its first screen is shown already.
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

  /// Runs an action of the person on a screen, if the screen is active; see ``isActive(_:)``.
  ///
  /// A host sends every click and key through this method or ``ScreenHandle/perform(_:)``, so that the person can't
  /// act on a screen that is covered or has left. All changes that `action` makes become one transition.
  ///
  /// ```swift
  /// button.onClick { navigation.perform(on: id) { viewModel.save() } }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the screen.
  ///   - action: calls the view model; runs at once or never.
  /// - Returns: whether `action` ran.
  @discardableResult
  public func perform(on id: NodeID, _ action: () -> Void) -> Bool {
    guard isActive(id) else { return false }
    handle(id, action)
    return true
  }

  private func take(_ act: Act) -> Permission { (try? perform(act)) ?? .denied }
}
