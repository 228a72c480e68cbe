/// The nodes that are shown, as values. An act doesn't change them, but makes a ``Target``; the commit of the target
/// applies its changes here.
struct ShownNodes: NodeSource {
  let isShown = true
  private var nodes: [NodeID: Node] = [:]

  subscript(_ id: NodeID) -> Node? { nodes[id] }

  /// Applies the changes of a target; `nil` stands for a node that is gone.
  mutating func apply(_ changes: [NodeID: Node?]) {
    for (id, node) in changes { nodes[id] = node }
  }
}
