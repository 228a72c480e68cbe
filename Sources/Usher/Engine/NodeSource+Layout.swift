extension NodeSource {
  /// Lays out all nodes as layers: a modal node begins a new layer, every other node is added to the top layer.
  func layers() -> [NavigationTree.Layer] {
    var layers: [NavigationTree.Layer] = []
    if let root { lay(flow: root, into: &layers) }
    layers.removeAll { $0.entries.isEmpty && $0.tabs.isEmpty }
    return layers
  }

  func lay(_ id: NodeID, into layers: inout [NavigationTree.Layer]) {
    guard let node = self[id] else { return }
    if layers.isEmpty || node.placement.isModal {
      layers.append(
        NavigationTree.Layer(
          id: id,
          placement: layers.isEmpty ? .push : node.placement,
          entries: [],
          tabs: []
        )
      )
    }
    if let entry = node.entry {
      layers[layers.count - 1].entries.append(entry)
    } else {
      lay(flow: node, into: &layers)
    }
  }

  private func lay(flow node: Node, into layers: inout [NavigationTree.Layer]) {
    if !node.tabs.isEmpty { layTabs(of: node, into: &layers) }
    var index = 0
    if isShown, let flow = node.flow, let first = node.stack.first, let begin = self[first],
      begin.screen != nil, layers.isEmpty || !begin.placement.isModal
    {
      updateStart(of: flow, node)
      let entries = flow.laid.entries
      index = entries.count
      if layers.isEmpty {
        layers.append(
          NavigationTree.Layer(id: first, placement: .push, entries: [], tabs: [])
        )
      }
      layers[layers.count - 1].add(entries)
    }
    for id in node.stack[index...] { lay(id, into: &layers) }
  }

  /// Updates the kept layout of the screens at the start of a stack: those up to the first difference are reused.
  private func updateStart(of flow: FlowCore, _ node: Node) {
    let stack = node.stack
    // Comparing two copies of one array takes constant time.
    guard flow.laid.ids != stack else { return }
    var kept = 0
    let limit = min(flow.laid.entries.count, stack.count)
    flow.laid.ids.withUnsafeBufferPointer { old in
      stack.withUnsafeBufferPointer { new in
        while kept < limit, old[kept] == new[kept] { kept += 1 }
      }
    }
    flow.laid.entries.removeLast(flow.laid.entries.count - kept)
    for id in stack[kept...] {
      guard let node = self[id], let entry = node.entry, kept == 0 || !node.placement.isModal
      else { break }
      flow.laid.entries.append(entry)
      kept += 1
    }
    flow.laid.ids = stack
  }

  /// Lays out a flow's tabs. Sheets and full screens over a tab belong to this tab: they are in no layer while another
  /// tab is selected.
  private func layTabs(of flow: Node, into layers: inout [NavigationTree.Layer]) {
    var presented: [NavigationTree.Layer] = []
    var items: [NavigationTree.TabItem] = []
    var shown: [ScreenEntry] = []
    for tab in flow.tabs {
      var own = [
        NavigationTree.Layer(id: tab, placement: .push, entries: [], tabs: [])
      ]
      guard let node = self[tab] else { continue }
      lay(flow: node, into: &own)
      let isSelected = tab == flow.selectedTab
      let entries = own[0].entries
      items.append(
        NavigationTree.TabItem(
          id: tab,
          title: node.tabLabel?.title ?? "",
          symbol: node.tabLabel?.symbol,
          isSelected: isSelected,
          entries: entries
        )
      )
      guard isSelected else { continue }
      shown = entries
      presented = Array(own.dropFirst())
    }
    if layers.isEmpty {
      layers.append(
        NavigationTree.Layer(
          id: flow.tabs[0],
          placement: .push,
          entries: [],
          tabs: []
        )
      )
    }
    layers[layers.count - 1].add(shown)
    layers[layers.count - 1].tabs = items
    layers += presented
  }
}

extension NavigationTree.Layer {
  /// Adds entries to the layer. An empty layer shares the storage of the given array, without a copy.
  fileprivate mutating func add(_ more: [ScreenEntry]) {
    if entries.isEmpty { entries = more } else { entries += more }
  }
}
