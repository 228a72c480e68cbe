// What has happened is told once it is complete, in order.
extension Navigation {
  /// Changes made in `body`, and in what it begins, become one transition.
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

  /// What was to leave stays; told once the tree is complete.
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

  /// Something is about to change.
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
    // A window that is made anew may look the same, and has other screens.
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

  /// Each observer hears of each transition, in order, also when one of them leads to another.
  private func tell() {
    guard !isTelling else { return }
    // What observers do is nobody's tap.
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

  /// Tells each screen whether it is seen; after a transition, and when the host says something new.
  func updatePresences(coming: [NodeID] = []) {
    guard transition == nil else {
      transition?.changesPresences = true
      return
    }
    let seen = device.isActive ? tree.seen(withSidebars: room.showsSidebars) : []
    presences.update(seen, coming: coming, in: shown)
  }
}
