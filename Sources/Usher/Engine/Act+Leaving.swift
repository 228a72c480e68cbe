extension Act {
  /// A place is taken off with all that lies over it, by the person: a flow ends with its last screen, and so may those
  /// around it.
  static func takingOff(_ id: NodeID, _ cause: Cause, _ reason: Cancellation) -> Act {
    var act = Act(cause) { target throws(Refusal) in
      guard target[id] != nil else { throw .ignored(.ended) }
      target.cut(above: id, reason)
      target.takeOff(id, reason)
    }
    act.travel = .back
    return act
  }

  /// All that lies over a place is taken off by the person.
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
  /// Takes off all that lies over a place, in its flow and those around it.
  func cut(above id: NodeID, _ reason: Cancellation) {
    guard let parent = self[id]?.parent, let flow = self[parent] else { return }
    cut(above: parent, reason)
    // A tab lies under all that the flow shows besides.
    let count = flow.stack.lastIndex(of: id).map { $0 + 1 } ?? 0
    cut(parent, to: count, reason)
  }

  func takeOff(_ id: NodeID, _ reason: Cancellation) {
    guard let parent = self[id]?.parent, let flow = self[parent] else { return }
    let isLast = (flow.stack + flow.tabs).allSatisfy { $0 == id }
    guard isLast, flow.parent != nil else { return remove(id, reason) }
    takeOff(parent, reason)
    note(reason, for: id)
  }
}

extension NodeSource {
  /// The screen that a place begins with.
  func firstScreen(of id: NodeID) -> NodeID? {
    guard let node = self[id] else { return nil }
    if node.screen != nil { return id }
    for child in node.stack.isEmpty ? node.tabs : node.stack {
      if let screen = firstScreen(of: child) { return screen }
    }
    return nil
  }
}
