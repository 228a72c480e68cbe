extension Navigation {
  /// Everything the window needs to come back after its process died.
  ///
  /// A question that waits isn't part of it: whoever asked it is asked for it again.
  ///
  /// - Parameter version: the app's version of its routes, inputs and states.
  /// - Throws: ``SnapshotError`` when a state or an input can't be encoded.
  public func snapshot(version: Int = 1) throws(SnapshotError) -> Snapshot? {
    try snapshot(version: version) { try $0.encodedState() }
  }

  func snapshot(
    version: Int,
    _ encode: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot? {
    guard let root else { return nil }
    return Snapshot(version: version, nextID: nextID, root: try root.snapshot(encode))
  }

  /// Makes the root coordinator and brings back what a snapshot says.
  ///
  /// Coordinators and view models are made as always, by `start()` and `show(_:)`; what these show
  /// that isn't in the snapshot is left out. What couldn't be brought back is in
  /// ``restorationProblems``; when that is all of it, the app starts afresh.
  ///
  /// - Parameters:
  ///   - snapshot: what ``snapshot(version:)`` gave, in another life; `nil` to start as always.
  ///   - make: makes the root coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  @discardableResult
  public func start<C: Coordinator>(
    restoring snapshot: Snapshot?,
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    guard let snapshot else { return start(make, ended: ended) }
    close()
    let coordinator = makeRoot(make, ended: ended)
    root?.restoreCoordinator(snapshot.root.state)
    restore(snapshot)
    guard tree.layers.isEmpty, root?.hasEnded == false else { return coordinator }
    // Nothing could be shown again: afresh, rather than nothing.
    let problems = restorationProblems
    abandon()
    let fresh = start(make, ended: ended)
    restorationProblems = problems
    return fresh
  }

  /// Goes to what a snapshot of this window says, in one transition: what is the same stays, the rest is
  /// made again. Guards aren't asked.
  public func restore(_ snapshot: Snapshot) {
    restore(snapshot, changesStates: true, .restoration)
  }

  func restore(_ snapshot: Snapshot, changesStates: Bool, _ cause: Cause) {
    guard let root else { return }
    restorationProblems = []
    let wasRestoring = isRestoring
    isRestoring = true
    nextID = max(nextID, snapshot.nextID)
    transaction(cause) {
      root.restore(snapshot.root, changesStates: changesStates)
    }
    isRestoring = wasRestoring
  }

  func report(_ kind: RestorationProblem.Kind, at path: String, in flow: FlowCore) {
    restorationProblems.append(RestorationProblem(kind: kind, flows: flow.names, path: path))
  }

  /// Lets go of everything as if the process had died: nothing is delivered, nobody is asked.
  package func abandon() {
    guard let root else { return }
    question = nil
    root.abandon()
    transaction(.close) { root.end(.closed) }
    if let rootCoordinator { track(ended: rootCoordinator, of: root, at: "") }
    rootCoordinator = nil
    self.root = nil
    device.end()
  }
}

extension FlowCore {
  /// Forgets who is told of the end, here and below.
  fileprivate func abandon() {
    for release in releases { release() }
    releases = []
    cancelled = nil
    for element in elements + tabs { element.child?.abandon() }
  }
}
