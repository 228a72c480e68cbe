extension Flow {
  /// Changes the address of one of the flow's screens and keeps the screen. Use `readdress` for example for a search
  /// whose text is part of the address, so that a reload or a link finds the same.
  ///
  /// The change adds no step to the history: Back doesn't lead to the old address. Nothing happens when the flow has no
  /// such screen.
  ///
  /// ```swift
  /// case .didSearch(let text): flow.readdress(SearchViewModel.self, to: .search(text: text))
  /// ```
  ///
  /// - Parameters:
  ///   - type: a type of view model; the flow's topmost screen with a view model of this type is meant.
  ///   - route: the route that the screen shows now.
  public func readdress<Model: ViewModel>(_ type: Model.Type, to route: RouteType) {
    if let (id, _) = top(type) { core.readdress(id, to: route) }
  }

  /// Removes the flow's topmost screen or child, after its guards have agreed. A removed child ends, and so does a flow
  /// whose only screen is removed. The only screen of the window's root flow stays.
  ///
  /// - Parameter cause: the cause that guards and observers get.
  @discardableResult
  public func pop(_ cause: Cause = .program) -> Permission { core.pop(cause) }

  /// Removes everything above the flow's first screen, after the guards there have agreed.
  ///
  /// - Parameter cause: the cause that guards and observers get, for example `.signOut`.
  @discardableResult
  public func popToStart(_ cause: Cause = .program) -> Permission {
    core.popToStart(cause, asks: true)
  }

  /// Removes everything above the flow's first screen without asking guards: unsaved changes are lost. The removed
  /// screens and flows can't act any more.
  ///
  /// - Parameter cause: the cause that observers get, for example `.signOut`.
  public func popToStartWithoutAsking(_ cause: Cause = .program) {
    _ = core.popToStart(cause, asks: false)
  }

  /// Returns the view model of the flow's topmost screen with a view model of a type; `nil` without such a screen.
  ///
  /// Prefer this method to a property that `show(_:)` sets: `show(_:)` may make a screen for a link that fails.
  ///
  /// ```swift
  /// flow.viewModel(PhotosViewModel.self)?.receipt = receipt.text
  /// ```
  public func viewModel<Model: ViewModel>(_ type: Model.Type = Model.self) -> Model? {
    top(type)?.viewModel
  }

  private func top<Model: ViewModel>(_ type: Model.Type) -> (id: NodeID, viewModel: Model)? {
    guard let node = core.node, let nodes = core.navigation?.nodesForCalls else { return nil }
    for id in node.stack.reversed() {
      if case .screen(_, let viewModel as Model)? = nodes[id]?.content { return (id, viewModel) }
    }
    return nil
  }

  /// The routes of the flow's screens and children, bottom to top; tabs aren't included.
  public var routes: [RouteType] {
    guard let node = core.node, let nodes = core.navigation?.nodesForCalls else { return [] }
    return node.stack.compactMap { nodes[$0]?.address.route.base as? RouteType }
  }
}
