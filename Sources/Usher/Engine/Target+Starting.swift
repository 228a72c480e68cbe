extension Target {
  /// Starts a coordinator that was added, and shows what a snapshot says of it.
  func startCoordinator(of flow: FlowCore, filling snapshot: Snapshot.FlowSnapshot?) {
    guard let snapshot else { return flow.erased?.start() ?? () }
    if let state = snapshot.state { restoreCoordinator(of: flow.id, state) }
    let (outer, led) = (stored[flow.id], leading)
    stored[flow.id] = .starting(snapshot)
    leading = (flow.id, snapshot.goal)
    flow.erased?.start()
    (stored[flow.id], leading) = (outer, led)
    fill(flow.id, with: snapshot, changesStates: false)
  }

  /// Begins again without what was made.
  func restart() {
    vain += empty()
  }
}
