extension Navigation {
  /// Whether the person can go forward: they went back, the screens haven't changed otherwise since, and no prompt is
  /// open.
  public var canGoForward: Bool { !forwardHistory.steps.isEmpty && prompts.isEmpty }

  /// Goes forward by one step, to the screens from which the person went back. The screens are made again, with the
  /// states they had. Call when the person presses Forward.
  ///
  /// Screens that are still shown keep their state. Usher keeps at most 20 steps. Any other screen that comes or leaves
  /// clears them, and so does a step that can't be shown again; the selection of a tab doesn't.
  ///
  /// - Parameter cause: the cause of the transition.
  /// - Returns: `.denied` also when the person can't go forward, or a guard was asked and hasn't answered.
  @discardableResult
  public func forward(_ cause: Cause = .history) -> Permission { goForward(1, cause) }

  /// Goes forward, by several steps if needed, to a screen from which the person went back.
  ///
  /// - Parameters:
  ///   - id: the screen, by the identity that it had.
  ///   - cause: the cause of the transition.
  /// - Returns: `.denied` also when the screen isn't in the history of forward steps.
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
      // A step fails for example when its route shows no screen any more.
      guard target.problems.isEmpty else { throw .unrestorable }
    }
    act.travel = .forward(steps: count)
    do throws(Refusal) { return try perform(act) } catch {
      // The step can't be shown any more, and neither can the steps after it.
      forwardHistory.clear()
      layoutChanged()
      return .denied
    }
  }
}
