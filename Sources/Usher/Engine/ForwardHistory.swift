/// What the person went back from, as values: only what left.
struct ForwardHistory {
  /// One step back: what left which flows, in the order in which it is shown again.
  struct Step {
    var parts: [Part]

    /// What left one flow, bottom to top.
    struct Part {
      let flow: NodeID
      let places: [Snapshot.Place]
    }
  }

  /// How many steps are kept.
  private static let limit = 20

  private(set) var steps: [Step] = []

  mutating func clear() { steps = [] }

  /// The person goes back.
  mutating func add(_ parts: [Step.Part]) {
    steps.append(Step(parts: parts))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// What left because of the step that is under way lay below what left first.
  mutating func extend(_ parts: [Step.Part]) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].parts.insert(contentsOf: parts, at: 0)
  }

  mutating func removeLast(_ count: Int) { steps.removeLast(min(count, steps.count)) }

  /// How many steps forward a screen is.
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
