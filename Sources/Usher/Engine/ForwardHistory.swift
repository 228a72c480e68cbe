/// The steps that the person went back, as values: only the nodes that left.
struct ForwardHistory {
  /// A step back: the nodes that left, by flow, in the order in which they are shown again.
  struct Step {
    var parts: [Part]

    /// The nodes that left one flow, bottom to top.
    struct Part {
      let flow: NodeID
      let places: [Snapshot.Place]
    }
  }

  /// The number of steps that are kept.
  private static let limit = 20

  private(set) var steps: [Step] = []

  mutating func clear() { steps = [] }

  /// Adds a step when the person goes back.
  mutating func add(_ parts: [Step.Part]) {
    steps.append(Step(parts: parts))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// Adds more nodes to the step that is under way. They lay below the nodes that left first.
  mutating func extend(_ parts: [Step.Part]) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].parts.insert(contentsOf: parts, at: 0)
  }

  mutating func removeLast(_ count: Int) { steps.removeLast(min(count, steps.count)) }

  /// Returns how many steps forward lead to a screen; `nil` when none does.
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
