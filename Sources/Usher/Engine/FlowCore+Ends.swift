extension FlowCore {
  /// Takes off the topmost node of the flow. If it is the only node, the flow ends.
  func pop(_ cause: Cause) -> Permission {
    // It is the only node: the flow ends, even if something is pushed while a guard decides.
    if let node, node.stack.count == 1, node.tabs.isEmpty, node.parent != nil {
      return cancel(.removed, cause, asks: true)
    }
    let last = node?.stack.last
    let act = Act(cause) { [id] target throws(Refusal) in
      guard let node = target[id] else { throw .ignored(.ended) }
      guard node.stack.count > 1 || !node.tabs.isEmpty, let top = node.stack.last else {
        throw .ignored(.nothingToLeave)
      }
      // While a guard was deciding, another node may have been pushed over the topmost one.
      guard top == last else { throw .ignored(.nothingToLeave) }
      target.remove(top, .removed)
    }
    return performOrReport(act)
  }

  func popToStart(_ cause: Cause, asks: Bool) -> Permission {
    var act = Act(cause) { [id] target throws(Refusal) in
      guard let node = target[id] else { throw .ignored(.ended) }
      // Tabs are no part of the stack.
      let start = node.tabs.isEmpty ? 1 : 0
      guard node.stack.count > start else { throw .ignored(.nothingToLeave) }
      target.cut(id, to: start, .removed)
    }
    if !asks { act.guardCause = nil }
    return performOrReport(act)
  }

  /// Ends the flow without a result.
  func cancel(_ reason: Cancellation, _ cause: Cause, asks: Bool) -> Permission {
    var act = Act(cause) { [self] target throws(Refusal) in
      guard target[id] != nil else { throw .ignored(.ended) }
      target.end(self, reason)
    }
    if !asks { act.guardCause = nil }
    return performOrReport(act)
  }

  /// Ends the flow with its result. Guards aren't asked.
  func finish(_ deliver: @escaping () -> Void) {
    var act = Act(.program) { [self] target throws(Refusal) in
      guard let node = target[id] else { throw .ignored(.ended) }
      target.finish(self, deliver)
      if let onward = node.onward, let parent = node.parent {
        target.followUps.append((parent, onward))
      }
    }
    act.guardCause = nil
    performOrReport(act)
  }
}
