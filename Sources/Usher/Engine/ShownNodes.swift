/// What is shown, as values. An act changes a ``Target`` beside it; a commit takes that one's changes over.
struct ShownNodes: NodeSource {
  let isShown = true
  private var nodes: [NodeID: Node] = [:]

  subscript(_ id: NodeID) -> Node? { nodes[id] }

  /// Takes over what has changed; `nil` stands for what is gone.
  mutating func apply(_ changes: [NodeID: Node?]) {
    for (id, node) in changes { nodes[id] = node }
  }
}
