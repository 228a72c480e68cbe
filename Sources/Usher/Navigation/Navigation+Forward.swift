extension Navigation {
  /// Whether the person can go forward: the person went back, no other screen has come or left after that, and no
  /// prompt is open.
  public var canGoForward: Bool { !forwardHistory.steps.isEmpty && prompts.isEmpty }

  /// Goes forward by one step: shows again the screens that left when the person went back. These screens are made
  /// again, and ``Restorable`` view models and coordinators get the states that they had. A host calls this method when
  /// the person presses Forward.
  ///
  /// Screens that are still shown keep their state. Usher remembers at most 20 steps. All steps are forgotten when
  /// another screen comes or leaves, or when a step can't be shown again; to select a tab doesn't change them.
  ///
  /// - Parameter cause: the cause of the transition.
  /// - Returns: `.denied` also when ``canGoForward`` is `false`, when a guard was asked and hasn't answered yet, or
  ///   when the step can't be shown again.
  @discardableResult
  public func forward(_ cause: Cause = .history) -> Permission { goForward(1, cause) }

  /// Goes forward, by several steps if needed, to a screen from which the person went back.
  ///
  /// - Parameters:
  ///   - id: the identity that the screen had when it was shown.
  ///   - cause: the cause of the transition.
  /// - Returns: `.denied` also when no step leads to the screen, and in the cases of ``forward(_:)``.
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
