extension Target {
  /// Takes off the nodes that a new screen or child replaces.
  ///
  /// - Returns: the index for the new node in the flow's stack.
  func makeRoom(_ joining: FlowCore.Joining, for address: RouteAddress, in flow: NodeID) -> Int {
    guard let node = self[flow] else { return 0 }
    // A stored place goes on top: the places of a snapshot are in the right order already.
    if isNext(address, in: flow) { return node.stack.count }
    switch joining {
    case .replace:
      guard let last = node.stack.last else { return 0 }
      remove(last, .removed)
      return node.stack.count - 1
    case .push(let placement, _): return makeRoom(placement, in: node)
    }
  }

  func makeRoom(_ placement: Placement, in node: Node) -> Int {
    if placement == .detail,
      let sidebar = node.stack.firstIndex(where: { self[$0]?.isSidebar == true })
    {
      cut(node.id, to: sidebar + 1, .removed)
      return sidebar + 1
    }
    return indexOfNext(placement, in: node)
  }

  /// Returns the index for a screen or child that replaces no node. A modal one is put on top. Any other one is put
  /// below the modal child flows on top, because it belongs to the stack that they cover.
  func indexOfNext(_ placement: Placement, in node: Node) -> Int {
    guard !placement.isModal else { return node.stack.count }
    var index = node.stack.count
    while index > 0, let child = self[node.stack[index - 1]], child.flow != nil,
      child.placement.isModal
    {
      index -= 1
    }
    return index
  }

  /// Whether a screen at this index of a flow will be seen, as far as that is known before the screen is there.
  func wouldBeSeen(at index: Int, in flow: NodeID) -> Bool {
    guard isSeen, navigation.device.isActive else { return false }
    var layers = [
      NavigationTree.Layer(id: .root, placement: .push, entries: [], tabs: [])
    ]
    guard layOver(index, in: flow, into: &layers), layers[0].entries.isEmpty,
      !layers.contains(where: { $0.placement == .fullScreen && !$0.entries.isEmpty })
    else { return false }
    return navigation.guards.isEmpty || navigation.objection(to: self) == nil
  }

  /// Lays out the nodes that lie over a place: those from this index of a flow on, and those over the flow in the flows
  /// around it.
  ///
  /// - Returns: whether all tabs that the flow is in are selected.
  private func layOver(
    _ index: Int,
    in flow: NodeID,
    into layers: inout [NavigationTree.Layer]
  ) -> Bool {
    guard let node = self[flow] else { return false }
    for id in node.stack.dropFirst(index) { lay(id, into: &layers) }
    guard let parent = node.parent.flatMap({ self[$0] }) else { return true }
    if let index = parent.stack.lastIndex(of: flow) {
      return layOver(index + 1, in: parent.id, into: &layers)
    }
    return parent.selectedTab == flow && layOver(0, in: parent.id, into: &layers)
  }
}
