extension NavigationTree {
  /// Lays the flows' places out: a modal place begins a layer, everything else joins the top one.
  init(root: FlowCore?, prompt: PromptContent?) {
    self.init(layers: [], prompt: prompt)
    root?.lay(into: &layers)
    layers.removeAll { $0.entries.isEmpty && $0.tabs.isEmpty }
  }
}

extension FlowCore {
  fileprivate func lay(into layers: inout [NavigationTree.Layer]) {
    if !tabs.isEmpty { layTabs(into: &layers) }
    for element in elements { element.lay(into: &layers) }
  }

  /// Lays out what lies over an index of this flow, in this flow and those around it.
  ///
  /// - Returns: whether it is in tabs that show.
  func layOver(_ index: Int, into layers: inout [NavigationTree.Layer]) -> Bool {
    for element in elements[index...] { element.lay(into: &layers) }
    guard let parent else { return true }
    if let index = parent.elements.firstIndex(where: { $0.child === self }) {
      return parent.layOver(index + 1, into: &layers)
    }
    return parent.selected?.child === self && parent.layOver(0, into: &layers)
  }

  /// What a tab presented stays with it, out of sight while another tab shows.
  private func layTabs(into layers: inout [NavigationTree.Layer]) {
    var presented: [NavigationTree.Layer] = []
    var items: [NavigationTree.TabItem] = []
    var shown: [Entry] = []
    for tab in tabs {
      var own = [
        NavigationTree.Layer(id: tab.id, placement: .horizontal, entries: [], tabs: [])
      ]
      tab.child?.lay(into: &own)
      let isSelected = tab.id == selectedTab
      let entries = own[0].entries
      items.append(
        NavigationTree.TabItem(
          id: tab.id,
          title: tab.tabLabel?.title ?? "",
          symbol: tab.tabLabel?.symbol,
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
          id: tabs[0].id,
          placement: .horizontal,
          entries: [],
          tabs: []
        )
      )
    }
    layers[layers.count - 1].entries += shown
    layers[layers.count - 1].tabs = items
    layers += presented
  }
}

extension Element {
  fileprivate func lay(into layers: inout [NavigationTree.Layer]) {
    if layers.isEmpty || placement.isModal {
      layers.append(
        NavigationTree.Layer(
          id: id,
          placement: layers.isEmpty ? .horizontal : placement,
          entries: [],
          tabs: []
        )
      )
    }
    switch content {
    case .screen(_, let viewModel):
      layers[layers.count - 1].entries.append(
        Entry(
          id: id,
          path: components.text,
          isSidebar: isSidebar,
          viewModel: "\(type(of: viewModel))"
        )
      )
    case .child(_, let flow):
      flow.lay(into: &layers)
    }
  }
}
