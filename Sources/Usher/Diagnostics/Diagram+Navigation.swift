extension Diagram {
  /// Makes a diagram of what a navigation shows now. The diagram is empty before the navigation starts and after it
  /// ends.
  ///
  /// Call this initialiser on the navigation's actor. The diagram itself can be sent to any actor.
  public init(_ navigation: Navigation) {
    let shown = navigation.shown
    root = shown.root.map { root in
      Node(
        kind: .flow,
        title: root.flow?.name ?? "",
        address: "",
        placement: .push,
        isSelected: false,
        children: Node.places(of: root, at: RouteComponents(), in: shown)
      )
    }
    prompt = navigation.prompts.last?.content.title.oneLine
  }
}

extension Diagram.Node {
  fileprivate static func places(
    of flow: Usher.Node,
    at start: RouteComponents,
    in shown: ShownNodes
  ) -> [Diagram.Node] {
    let tabs = flow.tabs.compactMap { shown[$0] }.map { tab in
      let address = start.appending(tab.address.components)
      return Diagram.Node(
        kind: .tab,
        title: (tab.tabLabel?.title ?? "").oneLine,
        address: address.text,
        placement: .push,
        isSelected: tab.id == flow.selectedTab,
        children: [Diagram.Node(tab, at: address, .push, in: shown)]
      )
    }
    // The lowest node of the window lies over no other node, even if its placement is `.sheet`.
    let isRoot = flow.parent == nil && tabs.isEmpty
    return tabs
      + flow.stack.compactMap { shown[$0] }.enumerated().map { index, node in
        let placement = isRoot && index == 0 ? .push : node.placement
        return Diagram.Node(
          node,
          at: start.appending(node.address.components),
          placement,
          in: shown
        )
      }
  }

  private init(
    _ node: Usher.Node,
    at address: RouteComponents,
    _ placement: Placement,
    in shown: ShownNodes
  ) {
    let (kind, title, children): (Diagram.Kind, String, [Diagram.Node]) =
      switch node.content {
      case .screen(_, let viewModel): (.screen, viewModel.title.oneLine, [])
      case .flow(let flow, _): (.flow, flow.name, Self.places(of: node, at: address, in: shown))
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

extension String {
  /// The text with a space for each line break and control character.
  fileprivate var oneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
