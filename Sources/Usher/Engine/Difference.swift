/// The difference between a target and what is shown. The time to find it depends on the number of changes, not on the
/// size of the tree.
struct Difference {
  /// The nodes that leave, the topmost first; a flow comes after the nodes in it.
  private(set) var leaving: [Node] = []
  /// The nodes that come, in the order in which they were made.
  private(set) var coming: [Node] = []
  /// The tabs that were selected and stay, but are hidden because another tab is selected now.
  private(set) var hidden: [NodeID] = []

  init(_ target: Target, from shown: ShownNodes) {
    // `true` for a node that leaves; `false` for a flow that stays and has a leaving node in it.
    var marks: [NodeID: Bool] = [:]
    for (id, node) in target.changes {
      guard let before = shown[id] else { continue }
      guard let node else {
        marks[id] = true
        continue
      }
      if let tab = before.selectedTab, tab != node.selectedTab, target[tab] != nil {
        hidden.append(tab)
      }
    }
    hidden.sort()
    for made in target.made {
      if let node = target[made.id], node.content.object == made.content.object {
        coming.append(node)
      }
    }
    guard !marks.isEmpty else { return }
    for id in Array(marks.keys) {
      var above = shown[id]?.parent
      while let flow = above, marks[flow] == nil {
        marks[flow] = false
        above = shown[flow]?.parent
      }
    }
    collect(.root, &marks, shown)
  }

  private mutating func collect(_ id: NodeID, _ marks: inout [NodeID: Bool], _ shown: ShownNodes) {
    guard let leaves = marks.removeValue(forKey: id), let node = shown[id] else { return }
    for child in node.stack.reversed() {
      if marks.isEmpty { break }
      collect(child, &marks, shown)
    }
    for child in node.tabs.reversed() { collect(child, &marks, shown) }
    if leaves { leaving.append(node) }
  }
}
