extension Target {
  /// Starts a coordinator that was added. With a snapshot, also restores its state and shows the snapshot's
  /// content.
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

  /// Empties the target to begin again; the nodes that were made so far are released with it.
  func restart() {
    vain += empty()
  }
}
