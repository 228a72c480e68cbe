extension Act {
  /// Returns an act by which the person takes off a node and everything over it. If it is the last node of its flow,
  /// the flow ends, too; then the same holds for the flow in its own parent, and so on.
  static func takingOff(_ id: NodeID, _ cause: Cause, _ reason: Cancellation) -> Act {
    var act = Act(cause) { target throws(Refusal) in
      guard target[id] != nil else { throw .ignored(.ended) }
      target.cut(above: id, reason)
      target.takeOff(id, reason)
    }
    act.travel = .back
    return act
  }

  /// Returns an act by which the person takes off everything over a node; the node itself stays.
  static func goingBack(to id: NodeID, _ cause: Cause) -> Act {
    var act = Act(cause) { target throws(Refusal) in
      guard target[id] != nil else { throw .ignored(.ended) }
      target.cut(above: id, cause.cancellation)
    }
    act.travel = .back
    return act
  }
}

extension Target {
  /// Takes off everything over a node, in its flow and the flows around it.
  func cut(above id: NodeID, _ reason: Cancellation) {
    guard let parent = self[id]?.parent, let flow = self[parent] else { return }
    cut(above: parent, reason)
    // A tab isn't in the stack: it lies below the whole stack of its flow.
    let count = flow.stack.lastIndex(of: id).map { $0 + 1 } ?? 0
    cut(parent, to: count, reason)
  }

  /// Takes a node off. If its flow has no other node, the flow leaves, too.
  func takeOff(_ id: NodeID, _ reason: Cancellation) {
    guard let parent = self[id]?.parent, let flow = self[parent] else { return }
    let isLast = (flow.stack + flow.tabs).allSatisfy { $0 == id }
    guard isLast, flow.parent != nil else { return remove(id, reason) }
    takeOff(parent, reason)
    note(reason, for: id)
  }
}

extension NodeSource {
  /// Returns the lowest screen of a node: for a screen the node itself, for a flow the first screen in it.
  func firstScreen(of id: NodeID) -> NodeID? {
    guard let node = self[id] else { return nil }
    if node.screen != nil { return id }
    for child in node.stack.isEmpty ? node.tabs : node.stack {
      if let screen = firstScreen(of: child) { return screen }
    }
    return nil
  }
}
