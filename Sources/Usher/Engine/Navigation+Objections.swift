// Asking the guards of the nodes that would leave, or be hidden by another tab.
extension Navigation {
  /// The answer of a guard that denies a target, or has to ask first.
  struct Objection {
    let askingGuard: Guard
    let leaving: Leaving
    /// Asks the person or the app's code, and gives their answer to `answer`; `nil` if the guard denies at once.
    let ask: ((_ answer: @escaping (Bool) -> Void) -> Void)?
  }

  func objection(to target: Target) -> Objection? {
    objection(to: target, Difference(target, from: shown), [])
  }

  /// Asks the guards that haven't agreed yet, the topmost screen's first, and returns the first objection; `nil` when
  /// all guards allow the target.
  func objection(
    to target: Target,
    _ difference: Difference,
    _ agreed: [Guard]
  ) -> Objection? {
    guard !guards.isEmpty, let cause = target.act.guardCause else { return nil }
    var destination: String??
    for (askingGuard, keepsScreen) in guardsInTheWay(target, difference)
    where !agreed.contains(where: { $0 === askingGuard }) {
      let path = destination ?? (cause == .close ? nil : target.path.text)
      destination = path
      let way = Leaving(cause: cause, destination: path, keepsScreen: keepsScreen)
      switch askingGuard.verdict(on: way) {
      case .allow: continue
      case .deny: return Objection(askingGuard: askingGuard, leaving: way, ask: nil)
      case .ask(let prompt):
        return Objection(askingGuard: askingGuard, leaving: way) { [weak self] answer in
          let flow = askingGuard.flow ?? self?.shown.root?.flow
          let id = flow?.ask(prompt.content) { answer(prompt.answer($0, $1)) }
          // Called when the guard's screen ends.
          askingGuard.withdraw = { [weak self] in id.map { self?.withdrawPrompt($0) } }
        }
      case .wait(let decide):
        return Objection(askingGuard: askingGuard, leaving: way) { answer in
          // Called when the guard's screen ends: then `decide` is cancelled without an answer, and the answer is no.
          askingGuard.withdraw = { answer(false) }
          askingGuard.scope.task { answer(await decide()) }
        }
      }
    }
    return nil
  }

  /// Returns the guards to ask, those of the topmost node first; a flow's own guards come after those of its screens.
  /// Guards in a flow that ends by its own call aren't asked.
  private func guardsInTheWay(_ target: Target, _ difference: Difference) -> [(
    Guard, keepsScreen: Bool
  )] {
    let finished = Set(target.ends.map(\.flow.id))
    var result: [(Guard, keepsScreen: Bool)] = []
    for node in difference.leaving {
      let guards = node.guards
      guard !guards.isEmpty, !isWithin(finished, node) else { continue }
      result += guards.map { ($0, keepsScreen: false) }
    }
    for tab in difference.hidden {
      shown.visit(tab) { node in
        // The guards of a node that leaves are in the result already.
        guard target[node.id] != nil else { return }
        result += node.guards.map { ($0, keepsScreen: true) }
      }
    }
    return result
  }

  private func isWithin(_ finished: Set<NodeID>, _ node: Node) -> Bool {
    guard !finished.isEmpty else { return false }
    var id: NodeID? = node.id
    while let flow = id {
      if finished.contains(flow) { return true }
      id = shown[flow]?.parent
    }
    return false
  }

  /// Returns the permission that an act would get now. Nothing that is shown changes, and nobody is asked.
  func permission(for act: Act) -> Permission {
    guard !isMaking else { return .denied }
    let (outer, target) = (callMeaning, Target(act, self, version))
    callMeaning = .making(target)
    defer {
      callMeaning = outer
      discard(target, tellsCallers: false)
    }
    do throws(Refusal) { try act.change(target) } catch { return .denied }
    guard let objection = objection(to: target) else { return .allowed }
    return objection.ask == nil ? .denied : .asking
  }
}
