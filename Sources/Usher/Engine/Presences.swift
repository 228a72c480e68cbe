/// Tells screens whether the person sees them, and sidebars what stands beside them; only those for which it changes.
struct Presences {
  private var seen: [NodeID] = []

  /// Something has changed.
  ///
  /// - Parameters:
  ///   - seen: the screens that are seen now.
  ///   - coming: screens that were made since, and may have been thought to be seen.
  mutating func update(_ seen: [NodeID], coming: [NodeID] = [], in shown: ShownNodes) {
    for id in self.seen + coming where !seen.contains(id) {
      shown[id]?.screen?.presence.update(false)
    }
    for id in seen { shown[id]?.screen?.presence.update(true) }
    self.seen = seen
  }

  /// A sidebar knows what stands beside it; it belongs at the start of a stack.
  static func updateSidebar(of flow: NodeID, in shown: ShownNodes) {
    guard let node = shown[flow], let first = node.stack.first.flatMap({ shown[$0] }),
      first.isSidebar, let screen = first.screen
    else { return }
    let beside = node.stack.dropFirst().first.flatMap { shown[$0] }
    screen.update(detail: beside.flatMap { $0.placement.isModal ? nil : $0.address.route })
  }
}

extension NavigationTree {
  /// The screens a person can see: of each layer the top one and what stays beside it, down to the layer that
  /// covers the window.
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
