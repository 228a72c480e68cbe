extension Navigation {
  /// Leaves what `affected` gives, after its guards have agreed.
  ///
  /// - Parameters:
  ///   - leaving: what leads away, and where to.
  ///   - affected: the guards on the way; asked again after each answer, since things may have changed.
  ///   - perform: does it, in a transaction; gives whether there was anything to do.
  ///   - otherwise: called when a guard that was asked has refused.
  func leave(
    _ leaving: Leaving,
    _ affected: @escaping () -> [Guard],
    perform: @escaping () -> Bool,
    otherwise: @escaping () -> Void = {}
  ) -> Permission {
    // What a stored state says is shown, whatever handlers make of the way there.
    guard !isRestoring else { return .denied }
    if question != nil {
      // No second question; but what nobody minds may go.
      let isFree = affected().allSatisfy {
        if case .allow = $0.verdict(on: leaving) { true } else { false }
      }
      return isFree && perform() ? .allowed : .denied
    }
    let attempt = Question()
    // A handler that leaves more on the way asks only who wasn't asked yet.
    if let passing { attempt.agreed = passing.agreed }
    return pass(attempt, leaving, affected, perform, otherwise)
  }

  private func pass(
    _ question: Question,
    _ leaving: Leaving,
    _ affected: @escaping () -> [Guard],
    _ perform: @escaping () -> Bool,
    _ otherwise: @escaping () -> Void
  ) -> Permission {
    for barrier in affected() where !question.agreed.contains(ObjectIdentifier(barrier)) {
      let answer: (Bool) -> Void = { [weak self] isAllowed in
        guard let self, self.question === question else { return }
        self.question = nil
        barrier.withdraw = nil
        if isAllowed {
          question.agreed.insert(ObjectIdentifier(barrier))
          guard pass(question, leaving, affected, perform, otherwise) == .denied else { return }
        }
        otherwise()
        vetoed(leaving)
      }
      switch barrier.verdict(on: leaving) {
      case .allow: continue
      case .deny: return .denied
      case .ask(let prompt):
        self.question = question
        let id = (barrier.flow ?? root)?.ask(prompt.content) { answer(prompt.answer($0, $1)) }
        // The question goes with the screen it is about.
        barrier.withdraw = { [weak self] in id.map { self?.withdrawPrompt($0) } }
      case .wait(let decide):
        self.question = question
        // Work that ended with its screen has no answer.
        barrier.withdraw = { answer(false) }
        barrier.scope.task { answer(await decide()) }
      }
      return .asking
    }
    let outer = passing
    passing = question
    defer { passing = outer }
    return perform() ? .allowed : .denied
  }

  /// Whether closing the window would be asked about or refused, as a browser must know beforehand.
  public var asksBeforeClosing: Bool {
    guard hasGuards, let root else { return false }
    return root.guards(leaving: root.elements + root.tabs, endsFlow: true).contains {
      if case .allow = $0.verdict(on: Leaving(cause: .close, destination: nil)) {
        false
      } else {
        true
      }
    }
  }

  /// The person wants to close the window: it closes when all guards agree.
  @discardableResult
  public func requestClose() -> Permission {
    guard let root else { return .denied }
    return leave(Leaving(cause: .close, destination: nil)) { [weak root] in
      guard let root else { return [] }
      return root.guards(leaving: root.elements + root.tabs, endsFlow: true)
    } perform: { [weak self] in
      self?.close()
      return true
    }
  }
}
