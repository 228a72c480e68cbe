extension Navigation {
  /// Whether there is something the person went back from, and nothing new since.
  public var canGoForward: Bool { !forwardHistory.isEmpty && tree.prompt == nil }

  /// The person goes forward again to where they went back from: the screens are made anew, with their
  /// states as they were.
  ///
  /// What stays keeps its state, and a new screen ends what there is to go forward to.
  @discardableResult
  public func forward(_ cause: Cause = .history) -> Permission {
    goForward(to: forwardHistory.count - 1, cause)
  }

  /// The person goes forward, over several screens perhaps, to one they went back from.
  @discardableResult
  public func forward(to id: EntryID, _ cause: Cause = .history) -> Permission {
    guard let index = forwardHistory.lastIndex(where: { $0.root.contains(id) }) else {
      return .denied
    }
    return goForward(to: index, cause)
  }

  private func goForward(to index: Int, _ cause: Cause) -> Permission {
    guard canGoForward, !isAsking, forwardHistory.indices.contains(index) else { return .denied }
    let snapshot = forwardHistory[index]
    forwardHistory.removeSubrange(index...)
    travel = .forward
    restore(snapshot, changesStates: false, cause)
    return .allowed
  }

  /// Goes back, and remembers from where.
  func goingBack(_ body: () -> Void) {
    if forwardLimit > 0, let snapshot = try? snapshot() {
      forwardHistory.append(snapshot)
      if forwardHistory.count > forwardLimit { forwardHistory.removeFirst() }
    }
    travel = .back
    body()
  }
}

extension Snapshot.FlowSnapshot {
  fileprivate func contains(_ id: EntryID) -> Bool {
    (places + tabs).contains { $0.id == id.number || $0.flow?.contains(id) ?? false }
  }
}
