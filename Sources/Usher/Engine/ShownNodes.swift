/// The nodes that are shown, as values. An act doesn't change them, but makes a ``Target``; the commit of the target
/// applies its changes here.
struct ShownNodes: NodeSource {
  let isShown = true
  private var nodes: [NodeID: Node] = [:]

  subscript(_ id: NodeID) -> Node? { nodes[id] }

  /// The types of the view models and coordinators whose work runs, in the order in which they were shown.
  var workers: [Any.Type] {
    nodes.sorted { $0.key.number < $1.key.number }.compactMap { _, node in
      switch node.content {
      case .screen(let screen, let viewModel): screen.scope.hasWork ? type(of: viewModel) : nil
      case .flow(let flow, let coordinator):
        flow.scope.hasWork ? coordinator.map { type(of: $0) } : nil
      }
    }
  }

  /// Applies the changes of a target; `nil` stands for a node that is gone.
  mutating func apply(_ changes: [NodeID: Node?]) {
    for (id, node) in changes { nodes[id] = node }
  }
}
