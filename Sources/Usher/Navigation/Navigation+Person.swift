// The methods by which a host reports what the person did. Guards are asked before a screen is left. While a prompt is
// open, only `escape()` of these methods has an effect.
extension Navigation {
  /// Goes back: the top screen leaves; if it is the only screen of a sheet, the sheet leaves with it. A host calls this
  /// method when the person goes back.
  ///
  /// - Parameter cause: `.back`, or `.history` for a browser's Back button.
  /// - Returns: `.asking` when a guard asks first; `.denied` also when ``NavigationTree/canGoBack`` is `false`, or a
  ///   prompt is open.
  @discardableResult
  public func back(_ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.canGoBack, let top = tree.top else { return .denied }
    return take(.takingOff(top.id, cause, cause.cancellation))
  }

  /// Goes back to a screen in the tree: everything above this screen leaves. A host calls this method when the person
  /// chooses the screen, for example in a list of the screens below.
  ///
  /// - Parameters:
  ///   - id: the identity of the screen that will be on top.
  ///   - cause: `.back`, or `.history` for a browser's history.
  /// - Returns: `.denied` also when the screen isn't in the tree or nothing is above it, or a prompt is open.
  @discardableResult
  public func back(to id: NodeID, _ cause: Cause = .back) -> Permission {
    guard prompts.isEmpty, tree.top?.id != id, shown[id] != nil else { return .denied }
    return take(.goingBack(to: id, cause))
  }

  /// Closes a sheet or a full-screen layer, together with everything over it. A host calls this method when the person
  /// closes the sheet.
  ///
  /// - Parameters:
  ///   - layer: the ``NavigationTree/Layer/id`` of the layer to close.
  ///   - cause: the cause of the transition.
  /// - Returns: `.denied` also for the lowest layer, for a layer that isn't shown, and while a prompt is open.
  @discardableResult
  public func dismiss(_ layer: NodeID, _ cause: Cause = .dismiss) -> Permission {
    guard prompts.isEmpty, tree.layers.dropFirst().contains(where: { $0.id == layer }) else {
      return .denied
    }
    return take(.takingOff(layer, cause, cause == .gesture ? .dismissed : cause.cancellation))
  }

  /// Answers the open prompt by its cancel button; when no prompt is open, closes the sheet on top. A host calls this
  /// method when the person presses Escape.
  ///
  /// - Returns: `.denied` also when the open prompt has no cancel button, and when no prompt is open and the top layer
  ///   is no sheet: a full-screen layer isn't closed.
  @discardableResult
  public func escape() -> Permission {
    guard prompts.isEmpty else { return dismissPrompt() ? .allowed : .denied }
    guard let layer = tree.layers.dropFirst().last, layer.placement == .sheet else {
      return .denied
    }
    return dismiss(layer.id)
  }

  /// Selects a tab of the top layer. If this tab is selected already, goes back to the first screen of this tab. A host
  /// calls this method when the person chooses a tab.
  ///
  /// - Parameter id: the tab's ``NavigationTree/TabItem/id``.
  /// - Returns: `.denied` also when the top layer has no such tab, when the tab is selected and its first screen is on
  ///   top already, or when a prompt is open.
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

  /// Runs what the person did on a screen, if the person can act on this screen now; see ``isActive(_:)``.
  ///
  /// A host sends every click and key through this method or ``ScreenHandle/perform(_:)``, so that a click or key
  /// on a screen that is covered or has left does nothing. All changes that `action` makes become one transition.
  ///
  /// ```swift
  /// button.onClick { navigation.perform(on: id) { viewModel.save() } }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the identity of the screen.
  ///   - action: calls the view model; runs before this method returns, or never.
  /// - Returns: whether `action` ran.
  @discardableResult
  public func perform(on id: NodeID, _ action: () -> Void) -> Bool {
    guard isActive(id) else { return false }
    handle(id, action)
    return true
  }

  private func take(_ act: Act) -> Permission { (try? perform(act)) ?? .denied }
}
