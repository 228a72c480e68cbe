/// Tells screens whether the person sees them, and sidebars which route is shown beside them. A screen is told only
/// when this changes.
struct Presences {
  private var seen: [NodeID] = []

  /// Tells the screens whether the person sees them, after a change of what is shown.
  ///
  /// - Parameters:
  ///   - seen: the screens that the person sees now.
  ///   - coming: the screens that were made after the last call. Each was made with a guess whether it would be seen.
  mutating func update(_ seen: [NodeID], coming: [NodeID] = [], in shown: ShownNodes) {
    for id in self.seen + coming where !seen.contains(id) {
      shown[id]?.screen?.presence.update(false)
    }
    for id in seen { shown[id]?.screen?.presence.update(true) }
    self.seen = seen
  }

  /// Tells the sidebar of a flow the route of the node after it in the flow's stack: no route if there is no such node,
  /// or if that node is presented. A sidebar is always the first node of its flow's stack; a flow without a sidebar is
  /// skipped.
  static func updateSidebar(of flow: NodeID, in shown: ShownNodes) {
    guard let node = shown[flow], let first = node.stack.first.flatMap({ shown[$0] }),
      first.isSidebar, let screen = first.screen
    else { return }
    let beside = node.stack.dropFirst().first.flatMap { shown[$0] }
    screen.update(detail: beside.flatMap { $0.placement.isModal ? nil : $0.address.route })
  }
}

extension NavigationTree {
  /// Returns the screens that a person can see: of each layer the top screen and the sidebar beside it, from the top
  /// layer down to the first layer that covers the whole window.
  func seen(withSidebars showsSidebars: Bool) -> [NodeID] {
    var result: [NodeID] = []
    for layer in layers.reversed() {
      guard let top = layer.top else { continue }
      result.append(top.id)
      if showsSidebars, let sidebar = layer.sidebar, sidebar.id != top.id {
        result.append(sidebar.id)
      }
      if layer.placement == .fullScreen { break }
    }
    return result
  }
}
