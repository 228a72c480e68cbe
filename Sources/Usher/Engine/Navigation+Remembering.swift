extension Navigation {
  /// Updates the forward history before a commit. Going back adds the nodes that leave, as values; going forward
  /// removes the steps that are shown again. Any other act that shows or ends nodes clears the history. There are two
  /// exceptions: an act that only ends nodes, in a transition that goes back, adds them to the newest step; an act with
  /// ``Act/Travel/aside`` changes nothing.
  func remember(_ target: Target, _ difference: Difference) {
    let travel = target.act.travel
    switch (transition?.travel ?? .elsewhere, travel) {
    case (_, .aside): return
    case (_, .forward(let steps)):
      forwardHistory.removeLast(steps)
      transition?.travel = travel
    case (.forward, _) where difference.coming.isEmpty && difference.leaving.isEmpty: return
    case (_, .back):
      forwardHistory.add(parts(difference))
      transition?.travel = .back
    case (.back, .elsewhere) where difference.coming.isEmpty:
      forwardHistory.extend(parts(difference))
    default:
      guard !difference.coming.isEmpty || !difference.leaving.isEmpty else { return }
      forwardHistory.clear()
    }
  }

  private func parts(_ difference: Difference) -> [ForwardHistory.Step.Part] {
    let leaving = Set(difference.leaving.map(\.id))
    var order: [NodeID] = []
    var places: [NodeID: [Snapshot.Place]] = [:]
    for node in difference.leaving.reversed() {
      guard let flow = node.parent, !leaving.contains(flow),
        let place = try? place(node, { try $0.encodedState() })
      else { continue }
      if places[flow] == nil { order.append(flow) }
      places[flow, default: []].append(place)
    }
    return order.map { ForwardHistory.Step.Part(flow: $0, places: places[$0] ?? []) }
  }
}
