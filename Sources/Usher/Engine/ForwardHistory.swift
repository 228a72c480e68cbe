/// The steps that the person went back, so that Forward can undo them: for each step the nodes that left, as values.
struct ForwardHistory {
  /// The nodes that left in one step back, grouped by the flow that they were in. Forward shows the groups again in
  /// this order.
  struct Step {
    var parts: [Part]

    /// The nodes that left and were in this flow, bottom to top.
    struct Part {
      let flow: NodeID
      let places: [Snapshot.Place]
    }
  }

  /// The greatest number of steps that are kept; the oldest ones are dropped first.
  private static let limit = 20

  private(set) var steps: [Step] = []

  mutating func clear() { steps = [] }

  /// Adds a step. Called when the person goes back.
  mutating func add(_ parts: [Step.Part]) {
    steps.append(Step(parts: parts))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// Adds more nodes to the newest step, for nodes that leave later in the same transition. They lay below the nodes
  /// that left first.
  mutating func extend(_ parts: [Step.Part]) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].parts.insert(contentsOf: parts, at: 0)
  }

  mutating func removeLast(_ count: Int) { steps.removeLast(min(count, steps.count)) }

  /// Returns how many steps forward show a screen again; `nil` when no step has it.
  func distance(to id: NodeID) -> Int? {
    steps.lastIndex { step in
      step.parts.contains { part in part.places.contains { $0.contains(id) } }
    }
    .map { steps.count - $0 }
  }
}

extension Snapshot.Place {
  fileprivate func contains(_ id: NodeID) -> Bool {
    self.id == id.number
      || (flow.map { ($0.places + $0.tabs).contains { $0.contains(id) } } ?? false)
  }
}
