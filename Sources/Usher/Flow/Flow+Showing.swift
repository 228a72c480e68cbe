extension Flow {
  /// Changes the address of one of the flow's screens; the screen itself stays. Use `readdress` for example for a
  /// search whose text is in the address: then a reload or a link shows the same search again.
  ///
  /// The change adds no step to the history: Back doesn't lead to the old address. Nothing happens when the flow has no
  /// screen with such a view model.
  ///
  /// ```swift
  /// case .didSearch(let text): flow.readdress(SearchViewModel.self, to: .search(text: text))
  /// ```
  ///
  /// - Parameters:
  ///   - type: a type of view model. Inside a handler of one of the flow's screens whose view model has this type, this
  ///     screen gets the new address; otherwise the flow's topmost screen whose view model has this type.
  ///   - route: the route that the screen shows from now on.
  public func readdress<Model: ViewModel>(_ type: Model.Type, to route: RouteType) {
    if let id = acting(type) ?? top(type)?.id { core.readdress(id, to: route) }
  }

  /// Removes the flow's topmost screen or child, after the guards of this screen or child have agreed. A removed child
  /// ends. If the flow has only one screen, the flow itself ends; but the only screen of the window's root flow stays.
  ///
  /// - Parameter cause: the cause that guards get, for example `.signOut`. The transition gets this cause too; but a
  ///   transition that began before this call, for example with the person's action, keeps its own cause.
  /// - Returns: `.denied` when a guard refuses, or nothing can be removed; `.asking` when a guard asks first.
  @discardableResult
  public func pop(_ cause: Cause = .program) -> Permission { core.pop(cause) }

  /// Removes everything above the flow's first screen, or above its tabs, after the guards of the removed screens and flows
  /// have agreed.
  ///
  /// - Parameter cause: the cause that guards get, for example `.signOut`. The transition gets this cause too; but a
  ///   transition that began before this call, for example with the person's action, keeps its own cause.
  /// - Returns: `.denied` when a guard refuses, or nothing is above the first screen; `.asking` when a guard asks
  ///   first.
  @discardableResult
  public func popToStart(_ cause: Cause = .program) -> Permission {
    core.popToStart(cause, asks: true)
  }

  /// Removes everything above the flow's first screen without asking guards: unsaved changes are lost. Of a flow with tabs,
  /// what is above the tabs is removed, and the tabs stay as they are. Where nothing is above, nothing happens. After that,
  /// calls of the removed screens and flows do nothing.
  ///
  /// - Parameter cause: the cause of the transition, for example `.signOut`. A transition that began before this call,
  ///   for example with the person's action, keeps its own cause.
  public func popToStartWithoutAsking(_ cause: Cause = .program) {
    _ = core.popToStart(cause, asks: false)
  }

  /// Returns the flow's topmost view model that has this type; `nil` when no screen of the flow has such a view model.
  ///
  /// Prefer this method to a property in which `show(_:)` stores the view model: `show(_:)` may make a screen that is
  /// never shown, because a link fails or a guard refuses.
  ///
  /// ```swift
  /// flow.viewModel(PhotosViewModel.self)?.receipt = receipt.text
  /// ```
  public func viewModel<Model: ViewModel>(_ type: Model.Type = Model.self) -> Model? {
    top(type)?.viewModel
  }

  /// The screen whose event is handled now, if it is one of this flow with such a view model.
  private func acting<Model: ViewModel>(_ type: Model.Type) -> NodeID? {
    guard case .handling(let id, _)? = core.navigation?.callMeaning,
      let node = core.navigation?.nodesForCalls[id], node.parent == core.id,
      case .screen(_, _ as Model) = node.content
    else { return nil }
    return id
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
