/// Tells screens whether the person sees them, and sidebars which route stands beside them. Only screens for which
/// it changes are told.
struct Presences {
  private var seen: [NodeID] = []

  /// Tells the screens after a change.
  ///
  /// - Parameters:
  ///   - seen: the screens that are seen now.
  ///   - coming: the screens that were made since the last call; each may have been made as seen.
  mutating func update(_ seen: [NodeID], coming: [NodeID] = [], in shown: ShownNodes) {
    for id in self.seen + coming where !seen.contains(id) {
      shown[id]?.screen?.presence.update(false)
    }
    for id in seen { shown[id]?.screen?.presence.update(true) }
    self.seen = seen
  }

  /// Tells a flow's sidebar which route stands beside it. A sidebar is always at the start of a stack.
  static func updateSidebar(of flow: NodeID, in shown: ShownNodes) {
    guard let node = shown[flow], let first = node.stack.first.flatMap({ shown[$0] }),
      first.isSidebar, let screen = first.screen
    else { return }
    let beside = node.stack.dropFirst().first.flatMap { shown[$0] }
    screen.update(detail: beside.flatMap { $0.placement.isModal ? nil : $0.address.route })
  }
}

extension NavigationTree {
  /// Returns the screens that a person can see: of each layer the top one and the sidebar beside it, from the top
  /// layer down to the first that covers the whole window.
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
