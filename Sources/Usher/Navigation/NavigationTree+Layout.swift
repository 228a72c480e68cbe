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
    for element in elements {
      if layers.isEmpty || element.placement.isModal {
        layers.append(
          NavigationTree.Layer(
            id: element.id,
            placement: layers.isEmpty ? .horizontal : element.placement,
            entries: [],
            tabs: []
          )
        )
      }
      switch element.content {
      case .screen(_, let viewModel):
        layers[layers.count - 1].entries.append(
          Entry(
            id: element.id,
            path: element.components.text,
            isSidebar: element.isSidebar,
            viewModel: "\(type(of: viewModel))"
          )
        )
      case .child(_, let flow):
        flow.lay(into: &layers)
      }
    }
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
          title: tab.tabTitle ?? "",
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
