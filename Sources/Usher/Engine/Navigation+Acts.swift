// An act leads to a target; the guards are asked about the difference; one commit; then it is told.
extension Navigation {
  /// What calls are about: the target that is being made, else what is shown.
  var current: any NodeSource {
    if case .making(let target) = now { target } else { shown }
  }

  var isMaking: Bool { if case .making = now { true } else { false } }

  func perform(_ act: Act) throws(Refusal) -> Permission { try perform(act, first: act.change) }

  /// Does what an act wants, or asks who minds.
  ///
  /// - Parameter first: leads to the target the first time, when that differs.
  /// - Throws: what is in the way; then nothing has changed.
  func perform(
    _ act: Act,
    first: (Target) throws(Refusal) -> Void
  ) throws(Refusal) -> Permission {
    isolation.assertIsolated(
      """
      Navigation was used outside its actor. To fix this, start asynchronous work by \
      `scope.task(self) { … }` and give its closures no capture list.
      """
    )
    var agreed: Set<ObjectIdentifier> = []
    switch now {
    case .making(let target):
      try first(target)
      target.abandoned.append(act.abandoned)
      return .allowed
    // A handler that leaves more on the way asks only who wasn't asked yet.
    case .committing(let earlier): agreed = earlier
    case .idle, .handling: break
    }
    return decide(try make(Target(act, self, version), first), agreed)
  }

  /// 1. Works the target out: coordinators are asked, who know nothing of it.
  private func make(
    _ target: Target,
    _ change: (Target) throws(Refusal) -> Void
  ) throws(Refusal) -> Target {
    let outer = now
    now = .making(target)
    var refusal: Refusal?
    do throws(Refusal) { try change(target) } catch { refusal = error }
    now = outer
    guard let refusal else { return target }
    discard(target, isAbandoned: false)
    throw refusal
  }

  /// 2. Does what the guards say to the difference.
  private func decide(_ target: Target, _ agreed: Set<ObjectIdentifier>) -> Permission {
    let difference = Difference(target, from: shown)
    guard let objection = objection(to: target, difference, agreed) else {
      commit(target, difference, agreed)
      return .allowed
    }
    guard parked == nil, let ask = objection.ask else {
      discard(target)
      return .denied
    }
    // No second question; and the target waits, made beside what is shown.
    parked = Parked(
      target: target,
      barrier: objection.barrier,
      agreed: agreed,
      leaving: objection.leaving
    )
    ask { [weak self, weak target] isAllowed in
      guard let self, let target, let parked, parked.target === target else { return }
      answer(parked, isAllowed)
    }
    return .asking
  }

  private func answer(_ parked: Parked, _ isAllowed: Bool) {
    self.parked = nil
    parked.barrier.withdraw = nil
    let target = parked.target
    if isAllowed {
      let agreed = parked.agreed.union([ObjectIdentifier(parked.barrier)])
      guard again(target, agreed) == .denied else { return }
    } else {
      discard(target)
    }
    vetoed(parked.leaving)
  }

  /// Goes on with a target; when something has changed since, it is worked out anew.
  private func again(_ target: Target, _ agreed: Set<ObjectIdentifier>) -> Permission {
    guard target.version != version else { return decide(target, agreed) }
    let anew = Target(target.act, self, version)
    if let brought = target.brought { anew.bring(brought) }
    discard(target, keeping: target.brought?.id, isAbandoned: false)
    do throws(Refusal) { return decide(try make(anew, target.act.change), agreed) } catch {
      target.act.abandoned()
      return .denied
    }
  }

  /// 4. The commit: from here on nothing can fail.
  private func commit(
    _ target: Target,
    _ difference: Difference,
    _ agreed: Set<ObjectIdentifier>
  ) {
    if target.isFilled { restorationProblems = target.problems }
    guard !target.changes.isEmpty || !target.prompts.isEmpty || !target.states.isEmpty else {
      return discard(target, isAbandoned: false)
    }
    transaction(target.act.cause) {
      touch()
      remember(target, difference)
      let trails = trails(of: difference.leaving)
      take(target, difference)
      let outer = now
      now = .committing(agreed: agreed)
      for node in difference.coming { node.begin() }
      for state in target.states { state() }
      if target.isFilled { restorationProblems = target.problems }
      prompts += target.prompts
      end(target, difference.leaving, trails)
      let followUps = target.followUps
      discard(target, keeping: difference.coming, isAbandoned: false)
      for (flow, address) in followUps { follow(address, in: flow) }
      now = outer
    }
  }

  /// What is shown becomes what the target says.
  private func take(_ target: Target, _ difference: Difference) {
    for (id, node) in target.changes {
      guard let node else { continue }
      if node.flow != nil {
        transition?.flows.insert(id)
      } else if shown[id] != nil, let parent = node.parent {
        // Its address has changed.
        shown[parent]?.flow?.laid = LaidStack()
        transition?.flows.insert(parent)
      }
    }
    transition?.coming += difference.coming.lazy.filter { $0.screen != nil }.map(\.id)
    shown.apply(target.changes)
    version += 1
    guard let parked, parked.target !== target else { return }
    // What waits is worked out anew when it is answered; until then it holds nothing of what may leave.
    discard(parked.target, keeping: parked.target.brought?.id, isAbandoned: false)
  }

  /// Ends what has left, the topmost first, and tells whoever started a flow, once. The tree is right already: handlers
  /// may do what they like.
  private func end(_ target: Target, _ leaving: [Node], _ trails: [EntryID: LeakWatch.Trail]) {
    var ends = target.ends
    for node in leaving {
      switch node.content {
      case .screen(let screen, let viewModel):
        screen.end()
        if let trail = node.parent.flatMap({ trails[$0] }) {
          leakWatch.track(viewModel, trail, at: node.address.components)
        }
      case .flow(let flow, let coordinator):
        let reason = target.reasons[node.id] ?? .parentEnded
        if let index = ends.firstIndex(where: { $0.flow === flow }) {
          flow.end(ends.remove(at: index).deliver)
        } else {
          flow.end { flow.cancelled?(reason) }
        }
        if let coordinator, let trail = trails[node.id] {
          leakWatch.track(coordinator, trail, at: nil)
        }
        if node.id == .root { device.end() }
      }
    }
    // These came and went within the target.
    for (flow, deliver) in ends { flow.end(deliver) }
  }

  /// Lets go of what was made and isn't needed: it has begun nothing, and nobody hears of it.
  func discard(_ target: Target, keeping kept: EntryID? = nil, isAbandoned: Bool = true) {
    let abandoned = target.abandoned
    for content in target.empty(keeping: kept) { letGo(content) }
    if isAbandoned { for action in abandoned { action() } }
  }

  private func discard(_ target: Target, keeping coming: [Node], isAbandoned: Bool) {
    let kept = Set(coming.map(\.content.object))
    for content in target.empty() where !kept.contains(content.object) { letGo(content) }
  }

  private func letGo(_ content: Node.Content) {
    switch content {
    case .screen(let screen, let viewModel):
      let trail = LeakWatch.Trail(
        flows: screen.flow.map { [$0.name] } ?? [],
        start: RouteComponents()
      )
      screen.end()
      leakWatch.track(viewModel, trail, at: nil)
    case .flow(let flow, let coordinator):
      flow.end {}
      guard let coordinator else { return }
      let trail = LeakWatch.Trail(flows: [flow.name], start: RouteComponents())
      leakWatch.track(coordinator, trail, at: nil)
    }
  }

  private func trails(of leaving: [Node]) -> [EntryID: LeakWatch.Trail] {
    var result: [EntryID: LeakWatch.Trail] = [:]
    for node in leaving {
      guard let id = node.flow == nil ? node.parent : node.id, result[id] == nil,
        let flow = shown[id]
      else { continue }
      result[id] = LeakWatch.Trail(flows: shown.names(of: id), start: shown.address(of: flow))
    }
    return result
  }

  /// A gate was passed: its flow goes on.
  private func follow(_ address: RouteComponents, in flow: EntryID) {
    guard let core = shown[flow]?.flow else { return }
    core.call(
      Act(.link) { target throws(Refusal) in try target.lead(flow, along: address) },
      at: address.text
    )
  }
}

extension Node {
  /// It is shown: its work begins.
  fileprivate func begin() {
    switch content {
    case .screen(let screen, _): screen.scope.begin()
    case .flow(let flow, _): flow.scope.begin()
    }
  }
}
