extension FlowCore {
  /// How a screen is added to a flow.
  enum Joining: Hashable {
    case push(Placement, isSidebar: Bool)
    case replace
  }

  /// Shows a screen. Its view model is made at most once, before guards are asked; if a guard denies the act, the view
  /// model is released.
  @discardableResult
  func add(
    at route: some Route,
    _ joining: Joining,
    _ make: (ScreenCore) -> some ViewModel
  ) -> Permission {
    let address = RouteAddress(route)
    if joining == .push(.detail, isSidebar: false), let detail = detail(at: address) {
      return keep(detail)
    }
    reportProblem(of: address)
    let isOwnAct = navigation?.isMaking == false
    let last = node?.stack.last
    // The closure that makes the view model doesn't escape: a target that is made again reuses the screen made before.
    let act = Act(.program) { [self] target throws(Refusal) in
      guard let node = target.premade else { return }
      // Meanwhile the screen to replace has left for another reason, or another node lies over it.
      if joining == .replace, target[id]?.stack.last != last { throw .ignored(.nothingToLeave) }
      try check(address, joining, target)
      let index = target.makeRoom(joining, for: address, in: id)
      target.add(node, at: index)
    }
    return performUnlessCovered(act, at: address.text) { target throws(Refusal) in
      try check(address, joining, target)
      let placement = placement(joining, for: address, in: target)
      let index = target.makeRoom(joining, for: address, in: id)
      guard let node = makeNode(address, joining, placement, at: index, target, make) else {
        throw .ignored(.ended)
      }
      if isOwnAct { target.keepForRetry(node) }
      target.add(node, at: index)
    }
  }

  private func check(
    _ address: RouteAddress,
    _ joining: Joining,
    _ target: Target
  ) throws(Refusal) {
    guard let node = target[id] else { throw .ignored(.ended) }
    if !target.isNext(address, in: id), isThere(address, joining, node, target) {
      throw .ignored(.shownAlready)
    }
    if case .push(_, isSidebar: true) = joining, !node.stack.isEmpty {
      report(.sidebarNotFirst, at: address.text)
    }
  }

  /// Whether the route to show is on top of the flow already, or right below the children on top.
  private func isThere(
    _ address: RouteAddress,
    _ joining: Joining,
    _ node: Node,
    _ target: Target
  ) -> Bool {
    if case .push(let placement, _) = joining {
      let index = target.indexOfNext(placement, in: node)
      if index > 0, target[node.stack[index - 1]]?.address.route == address.route { return true }
    }
    return node.stack.last.flatMap { target[$0] }?.address.route == address.route
  }

  private func placement(
    _ joining: Joining,
    for address: RouteAddress,
    in target: Target
  ) -> Placement {
    if let stored = target.stored(address, isChild: false, in: id) { return stored.placement }
    return switch joining {
    case .push(let placement, _): placement.joined
    case .replace: target[id]?.stack.last.flatMap { target[$0]?.placement } ?? .push
    }
  }

  private func makeNode(
    _ address: RouteAddress,
    _ joining: Joining,
    _ placement: Placement,
    at index: Int,
    _ target: Target,
    _ make: (ScreenCore) -> some ViewModel
  ) -> Node? {
    guard let navigation else { return nil }
    let stored = target.stored(address, isChild: false, in: id)
    let screen = ScreenCore(
      id: navigation.makeID(stored?.id),
      scope: navigation.makeScope(isWaiting: true),
      device: device,
      presence: Presence(isActive: target.wouldBeSeen(at: index, in: id)),
      navigation: navigation,
      flow: self
    )
    let viewModel = make(screen)
    if let stored { target.restore(viewModel, stored.state, at: stored.path, in: id) }
    var node = Node(
      id: screen.id,
      parent: id,
      address: address,
      placement: placement,
      content: .screen(screen, viewModel)
    )
    if case .push(_, let isSidebar) = joining { node.isSidebar = isSidebar && index == 0 }
    return node
  }

  // MARK: Beside a sidebar

  /// Returns the node beside the sidebar, if it is a screen at this address.
  private func detail(at address: RouteAddress) -> NodeID? {
    guard let navigation, let node,
      let sidebar = node.stack.firstIndex(where: { navigation.nodesForCalls[$0]?.isSidebar == true }
      ),
      sidebar + 1 < node.stack.count,
      let detail = navigation.nodesForCalls[node.stack[sidebar + 1]], detail.screen != nil,
      detail.address.route == address.route, detail.placement == .push
    else { return nil }
    return detail.id
  }

  /// Called when the screen beside the sidebar already shows the wanted route: this screen stays, and only the nodes
  /// over this screen leave.
  private func keep(_ detail: NodeID) -> Permission {
    let act = Act(.program) { [id] target throws(Refusal) in
      // The screen may have left while a guard was asked.
      guard let index = target[id]?.stack.firstIndex(of: detail) else {
        throw .ignored(.nothingToLeave)
      }
      target.cut(id, to: index + 1, .removed)
    }
    return performUnlessCovered(act, at: "", first: act.change)
  }

  func readdress(_ screen: NodeID, to route: some Route) {
    let address = RouteAddress(route)
    guard let node = navigation?.nodesForCalls[screen], node.parent == id,
      node.address.route != address.route
    else { return }
    var act = Act(.program) { target throws(Refusal) in
      target.update(screen) { $0.address = address }
    }
    act.travel = .aside
    performOrReport(act, at: address.text)
  }
}
