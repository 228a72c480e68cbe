extension Diagram {
  /// Draws what a navigation shows now; empty before its start and after its end.
  ///
  /// Call it on the navigation's actor; the diagram itself may go anywhere.
  public init(_ navigation: Navigation) {
    root = navigation.root.map { Node(root: $0) }
    question = navigation.prompts.last?.content.title
  }
}

extension Diagram.Node {
  fileprivate init(root: FlowCore) {
    self.init(
      kind: .flow,
      title: root.name,
      address: "",
      placement: .horizontal,
      isSelected: false,
      children: Self.places(of: root, at: RouteComponents())
    )
  }

  private static func places(of flow: FlowCore, at start: RouteComponents) -> [Diagram.Node] {
    let tabs = flow.tabs.map { tab in
      let address = start.appending(tab.components)
      return Diagram.Node(
        kind: .tab,
        title: tab.tabLabel?.title ?? "",
        address: address.text,
        placement: .horizontal,
        isSelected: tab.id == flow.selectedTab,
        children: [Diagram.Node(tab, at: address, .horizontal)]
      )
    }
    // The lowest place of all lies over nothing, however it was shown.
    let isRoot = flow.parent == nil && tabs.isEmpty
    return tabs
      + flow.elements.enumerated().map { index, element in
        let placement = isRoot && index == 0 ? .horizontal : element.placement
        return Diagram.Node(element, at: start.appending(element.components), placement)
      }
  }

  private init(_ element: Element, at address: RouteComponents, _ placement: Placement) {
    let (kind, title, children): (Diagram.Kind, String, [Diagram.Node]) =
      switch element.content {
      case .screen(_, let viewModel): (.screen, viewModel.title, [])
      case .child(_, let flow): (.flow, flow.name, Self.places(of: flow, at: address))
      }
    self.init(
      kind: kind,
      title: title,
      address: address.text,
      placement: placement,
      isSelected: false,
      children: children
    )
  }
}
