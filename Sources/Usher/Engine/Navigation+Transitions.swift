// Observers are told of each change once it is complete, in order.
extension Navigation {
  /// Runs `body`. All changes in it, and in transactions inside it, become one transition.
  func transaction(_ cause: Cause, _ body: () -> Void) {
    guard transition == nil else { return body() }
    transition = OpenTransition(cause: cause)
    body()
    guard let done = transition else { return }
    transition = nil
    complete(done)
    guard !isTelling else { return }
    tellVetoes()
    if isLayoutUntold { layoutChanged() }
  }

  /// Tells the observers, once the tree is complete, that a screen wasn't left.
  func vetoed(_ leaving: Leaving) {
    untoldVetoes.append(leaving)
    if transition == nil, !isTelling { tellVetoes() }
  }

  private func tellVetoes() {
    let outer = callMeaning
    callMeaning = .idle
    defer { callMeaning = outer }
    while !untoldVetoes.isEmpty {
      let leaving = untoldVetoes.removeFirst()
      for key in vetoObservers.keys.sorted() { vetoObservers[key]?(leaving) }
    }
  }

  /// Prepares for a change of the tree. Call it before each change.
  func touch() {
    if transition?.before == nil { transition?.before = tree }
    laidTree = nil
  }

  private func complete(_ done: OpenTransition) {
    guard let before = done.before else {
      if done.changesPresences { updatePresences() }
      return
    }
    let after = tree
    updatePresences(coming: done.coming)
    for flow in done.flows { Presences.updateSidebar(of: flow, in: shown) }
    // A window that is started again may look the same and have other screens.
    guard after != before || !done.coming.isEmpty else { return }
    transitionCount += 1
    let transition = TreeTransition(
      number: transitionCount,
      cause: done.cause,
      before: before,
      after: after,
      path: path
    )
    if transitionLimit > 0 {
      transitions.append(transition)
      if transitions.count > transitionLimit { transitions.removeFirst() }
    }
    untold.append(transition)
    tell()
  }

  /// Calls each observer for each transition, in order, also when an observer causes another transition. Then calls
  /// the followers.
  private func tell() {
    guard !isTelling else { return }
    // Calls from observers don't count as the person's action.
    let outer = callMeaning
    (isTelling, callMeaning) = (true, .idle)
    defer { (isTelling, callMeaning) = (false, outer) }
    while let cause = untold.first?.cause {
      while !untold.isEmpty {
        let transition = untold.removeFirst()
        for key in observers.keys.sorted() { observers[key]?(transition) }
      }
      for key in followers.keys.sorted() { followers[key]?(cause) }
    }
  }

  /// Tells each screen whether it is seen: after a transition, and when the host reports a change.
  func updatePresences(coming: [NodeID] = []) {
    guard transition == nil else {
      transition?.changesPresences = true
      return
    }
    let seen = device.isActive ? tree.seen(withSidebars: room.showsSidebars) : []
    presences.update(seen, coming: coming, in: shown)
  }
}
