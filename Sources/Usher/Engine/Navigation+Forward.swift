extension Navigation {
  /// Whether there is something the person went back from, and nothing new since.
  public var canGoForward: Bool { !forwardHistory.steps.isEmpty && prompts.isEmpty }

  /// The person goes forward again to where they went back from: the screens are made anew, with their
  /// states as they were.
  ///
  /// What stays keeps its state, and a new screen ends what there is to go forward to.
  @discardableResult
  public func forward(_ cause: Cause = .history) -> Permission { goForward(1, cause) }

  /// The person goes forward, over several screens perhaps, to one they went back from.
  @discardableResult
  public func forward(to id: EntryID, _ cause: Cause = .history) -> Permission {
    guard let distance = forwardHistory.distance(to: id) else { return .denied }
    return goForward(distance, cause)
  }

  private func goForward(_ count: Int, _ cause: Cause) -> Permission {
    guard canGoForward, parked == nil, count <= forwardHistory.steps.count else { return .denied }
    let steps = forwardHistory.steps.suffix(count).reversed()
    var act = Act(cause) { target throws(Refusal) in
      target.isSeen = false
      target.isFilled = true
      for step in steps {
        for part in step.parts {
          target.select(part.flow)
          target.show(part.places, in: part.flow)
        }
      }
      // What there is no more can't be gone forward to.
      guard target.problems.isEmpty else { throw .unrestorable }
    }
    act.travel = .forward
    guard let permission = try? perform(act), permission == .allowed else { return .denied }
    forwardHistory.removeLast(min(count, forwardHistory.steps.count))
    return .allowed
  }

  /// Before a commit: going back keeps what leaves as values; what is new ends what there is to go forward to.
  func remember(_ target: Target, _ difference: Difference) {
    let travel = target.act.travel
    switch (transition?.travel ?? .elsewhere, travel) {
    case (_, .aside): return
    case (_, .forward): transition?.travel = .forward
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
    guard forwardHistory.limit > 0 else { return [] }
    let leaving = Set(difference.leaving.map(\.id))
    var order: [EntryID] = []
    var places: [EntryID: [Snapshot.Place]] = [:]
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

extension Target {
  /// Shows the tabs that a flow is in.
  func select(_ flow: EntryID) {
    guard let node = self[flow], let parent = node.parent else { return }
    if self[parent]?.tabs.contains(flow) == true { update(parent) { $0.selectedTab = flow } }
    select(parent)
  }
}
