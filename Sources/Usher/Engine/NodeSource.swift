/// A source of nodes by their ids: the nodes that are shown, or those of a target.
protocol NodeSource {
  /// Whether these are the nodes that are shown. Only their layout is kept and reused.
  var isShown: Bool { get }

  subscript(_ id: NodeID) -> Node? { get }
}

extension NodeSource {
  var root: Node? { self[.root] }

  /// Returns the node in front of a flow: the top of its stack, or the selected tab.
  func top(of flow: Node) -> Node? { (flow.stack.last ?? flow.selectedTab).flatMap { self[$0] } }

  /// Returns the screen in front of a flow: the node in front or, if that is a flow, the screen in front of this flow;
  /// `nil` if there is none.
  func frontScreen(of flow: Node) -> NodeID? {
    guard let node = top(of: flow) else { return nil }
    return node.flow == nil ? node.id : frontScreen(of: node)
  }

  /// The address, from the root on, of what is shown in front.
  var path: RouteComponents { root.map { address(below: $0) } ?? RouteComponents() }

  /// Returns the address, within a flow, of what is shown in front in the flow.
  func address(below flow: Node) -> RouteComponents {
    guard let node = top(of: flow) else { return RouteComponents() }
    let own = address(of: node, over: flow.stack.dropLast())
    guard node.flow != nil else { return own }
    let below = address(below: node)
    // The route before this query could read it as its own, if it has values with the same names.
    guard own.query.isEmpty, below.segments.isEmpty, !below.query.isEmpty, let flow = flow.flow,
      let match = try? flow.erased?.match(own.appending(below)),
      match.steps.last?.route != node.address.route || match.rest != below
    else { return own.appending(below) }
    return own.appending(below, isExplicit: true)
  }

  /// Returns a node's address within its flow, together with the values of its parent routes that lie below it in the
  /// stack.
  private func address(of node: Node, over below: ArraySlice<NodeID>) -> RouteComponents {
    var own = node.address.components
    for id in below.reversed() {
      guard let parent = self[id]?.address.components, !parent.segments.isEmpty,
        parent.segments.count < own.segments.count,
        zip(parent.segments, own.segments).allSatisfy({ $0.text == $1.text })
      else { break }
      guard !parent.query.isEmpty else { continue }
      own.segments[own.segments.startIndex + parent.segments.count - 1].parameters = parent.query
    }
    return own
  }

  /// Returns the address of a node, from the root on.
  func address(of node: Node) -> RouteComponents {
    guard let parent = node.parent.flatMap({ self[$0] }) else { return node.address.components }
    return address(of: parent).appending(node.address.components)
  }

  /// Returns the names of a flow and of the flows around it, from the root on; empty if the flow is gone.
  func names(of id: NodeID) -> [String] {
    guard let node = self[id], let flow = node.flow else { return [] }
    return (node.parent.map { names(of: $0) } ?? []) + [flow.name]
  }

  /// Calls `body` with a node and with all nodes in it, the topmost first; a flow comes after the nodes in it.
  func visit(_ id: NodeID, _ body: (Node) -> Void) {
    guard let node = self[id] else { return }
    for child in node.stack.reversed() { visit(child, body) }
    for child in node.tabs.reversed() { visit(child, body) }
    body(node)
  }
}

extension NodeID {
  /// The id of the root flow.
  static let root = NodeID(0)
}
