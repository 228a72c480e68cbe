// Collects changes into transitions, and tells observers of each transition once it is complete, in order.
extension Navigation {
  /// Runs `body`. All changes that `body` makes, also in transactions inside it, become one transition.
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

  /// Tells the observers that a screen that was asked to leave stays: at once, or when the transition under way is
  /// complete.
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

  /// Prepares for a change of the tree: keeps the tree as it was, to compare it later. Called before each change.
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
    // A window that is started again may have an equal tree with other screens.
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

  /// Calls each observer for each transition, in order, also for transitions that observers cause. Then calls each
  /// follower once.
  private func tell() {
    guard !isTelling else { return }
    // Calls that observers make aren't taken as the person's action.
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

  /// Tells screens whether the person sees them. Called after a transition, and when the host reports a change of what
  /// the person can see.
  func updatePresences(coming: [NodeID] = []) {
    guard transition == nil else {
      transition?.changesPresences = true
      return
    }
    let seen = device.isActive ? tree.seen(withSidebars: room.showsSidebars) : []
    presences.update(seen, coming: coming, in: shown)
  }
}
