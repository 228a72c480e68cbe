extension Target {
  /// Starts the coordinator of a flow that was added to the target. With a snapshot, the coordinator's state is
  /// restored before the start, and the snapshot's content is shown after it.
  func startCoordinator(of flow: FlowCore, filling snapshot: Snapshot.FlowSnapshot?) {
    guard let snapshot else {
      flow.erased?.start()
      return
    }
    if let state = snapshot.state { restoreCoordinator(of: flow.id, state) }
    let (outer, led) = (stored[flow.id], leading)
    stored[flow.id] = .starting(snapshot)
    leading = (flow.id, snapshot.goal)
    flow.erased?.start()
    (stored[flow.id], leading) = (outer, led)
    fill(flow.id, with: snapshot, changesStates: false)
  }

  /// Empties the target to begin again. The nodes that were made so far are released together with the target.
  func restart() {
    vain += empty()
  }
}
