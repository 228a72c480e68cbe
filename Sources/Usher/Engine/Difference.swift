/// How a target differs from what is shown. Its cost is that of what differs.
struct Difference {
  /// What leaves, the topmost first, a flow after what it shows.
  private(set) var leaving: [Node] = []
  /// What comes, in the order in which it was made.
  private(set) var coming: [Node] = []
  /// The tabs that another one hides.
  private(set) var hidden: [NodeID] = []

  init(_ target: Target, from shown: ShownNodes) {
    // `true` for what leaves; `false` for what stays, with something in it that leaves.
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
