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
  public func forward(to id: NodeID, _ cause: Cause = .history) -> Permission {
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
          target.showStored(part.places, in: part.flow)
        }
      }
      // What there is no more can't be gone forward to.
      guard target.problems.isEmpty else { throw .unrestorable }
    }
    act.travel = .forward(steps: count)
    do throws(Refusal) { return try perform(act) } catch {
      // It can't be shown any more, and neither can what lies over it.
      forwardHistory.clear()
      layoutChanged()
      return .denied
    }
  }
}
