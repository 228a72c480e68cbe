// 3. The guards of what would leave, or be hidden by another tab.
extension Navigation {
  /// What a guard has against a target.
  struct Objection {
    let barrier: Guard
    let leaving: Leaving
    /// Asks whoever decides; `nil` for a plain refusal.
    let ask: ((_ answer: @escaping (Bool) -> Void) -> Void)?
  }

  func objection(to target: Target) -> Objection? {
    objection(to: target, Difference(target, from: shown), [])
  }

  /// The first objection, of the topmost screen; `nil` when nobody minds.
  func objection(
    to target: Target,
    _ difference: Difference,
    _ agreed: Set<ObjectIdentifier>
  ) -> Objection? {
    guard hasGuards, let cause = target.act.asks else { return nil }
    var leaving: Leaving?
    for barrier in barriers(target, difference) where !agreed.contains(ObjectIdentifier(barrier)) {
      let way =
        leaving
        ?? Leaving(cause: cause, destination: cause == .close ? nil : target.path.text)
      leaving = way
      switch barrier.verdict(on: way) {
      case .allow: continue
      case .deny: return Objection(barrier: barrier, leaving: way, ask: nil)
      case .ask(let prompt):
        return Objection(barrier: barrier, leaving: way) { [weak self] answer in
          let flow = barrier.flow ?? self?.shown.root?.flow
          let id = flow?.ask(prompt.content) { answer(prompt.answer($0, $1)) }
          // The question goes with the screen it is about.
          barrier.withdraw = { [weak self] in id.map { self?.withdrawPrompt($0) } }
        }
      case .wait(let decide):
        return Objection(barrier: barrier, leaving: way) { answer in
          // Work that ended with its screen has no answer.
          barrier.withdraw = { answer(false) }
          barrier.scope.task { answer(await decide()) }
        }
      }
    }
    return nil
  }

  /// The guards on the way, the topmost first, a flow's own after its screens'. What reached its goal isn't asked.
  private func barriers(_ target: Target, _ difference: Difference) -> [Guard] {
    let finished = Set(target.ends.map(\.flow.id))
    var result: [Guard] = []
    for node in difference.leaving {
      let guards = node.guards
      guard !guards.isEmpty, !isWithin(finished, node) else { continue }
      result += guards
    }
    for tab in difference.hidden {
      shown.visit(tab) { node in
        // What leaves from it is among those above.
        if target[node.id] != nil { result += node.guards }
      }
    }
    return result
  }

  private func isWithin(_ finished: Set<EntryID>, _ node: Node) -> Bool {
    guard !finished.isEmpty else { return false }
    var id: EntryID? = node.id
    while let flow = id {
      if finished.contains(flow) { return true }
      id = shown[flow]?.parent
    }
    return false
  }

  /// What an act would be answered now; nothing is done.
  func permission(for act: Act) -> Permission {
    guard !isMaking else { return .denied }
    let (outer, target) = (now, Target(act, self, version))
    now = .making(target)
    defer {
      now = outer
      discard(target, isAbandoned: false)
    }
    do throws(Refusal) { try act.change(target) } catch { return .denied }
    guard let objection = objection(to: target) else { return .allowed }
    return objection.ask == nil ? .denied : .asking
  }

  /// Whether closing the window would be asked about or refused, as a browser must know beforehand.
  public var asksBeforeClosing: Bool {
    hasGuards && shown.root != nil && permission(for: .closing(asks: true)) != .allowed
  }
}

extension Act {
  /// The window closes.
  static func closing(asks: Bool) -> Act {
    var act = Act(.close) { target throws(Refusal) in
      guard target.root != nil else { throw .ignored(.ended) }
      target.remove(.root, .closed)
    }
    if !asks { act.asks = nil }
    return act
  }
}
