extension Flow {
  /// Gives one of the flow's screens another address, without making it anew: as for a search whose
  /// text is part of the address, so that a reload or a link finds the same.
  ///
  /// It is no step: Back doesn't lead to the address before. Nothing happens when the screen is gone.
  ///
  /// ```swift
  /// case .didSearch(let text): flow.readdress(SearchViewModel.self, to: .search(text: text))
  /// ```
  ///
  /// - Parameters:
  ///   - type: whose screen it is: the topmost of the flow with a view model of this type.
  ///   - route: what the screen shows now.
  public func readdress<Model: ViewModel>(_ type: Model.Type, to route: RouteType) {
    if let (id, _) = top(type) { core.readdress(id, to: route) }
  }

  /// Takes the flow's topmost screen or child off, after its guards have agreed. A child ends; taking
  /// off the only screen ends the flow, unless it is the window's root.
  ///
  /// - Parameter cause: what guards are told.
  @discardableResult
  public func pop(_ cause: Cause = .program) -> Permission { core.pop(cause) }

  /// Takes off everything above the flow's first screen, after the guards there have agreed.
  ///
  /// - Parameter cause: what guards are told; `.signOut` for one.
  @discardableResult
  public func popToStart(_ cause: Cause = .program) -> Permission {
    core.popToStart(cause, asks: true)
  }

  /// Takes off everything above the flow's first screen without asking anybody: unsaved changes are lost. What it swept
  /// away can't act any more.
  ///
  /// - Parameter cause: what observers are told; `.signOut` for one.
  public func popToStartWithoutAsking(_ cause: Cause = .program) {
    _ = core.popToStart(cause, asks: false)
  }

  /// The view model of the flow's topmost screen of a type; `nil` when it shows none.
  ///
  /// Better than a property that `show(_:)` sets: a screen may be made for a link that comes to nothing.
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

  /// The routes of what the flow shows, bottom to top.
  public var routes: [RouteType] {
    guard let node = core.node, let nodes = core.navigation?.nodesForCalls else { return [] }
    return node.stack.compactMap { nodes[$0]?.address.route.base as? RouteType }
  }
}
