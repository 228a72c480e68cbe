// How anything that is shown changes:
//
// `perform` → `make` runs the act against a `Target`. Coordinators run, and know nothing of it: what they show is added to
//             the target, and their calls answer `.allowed`. What fails here has changed nothing.
//           → `decide` compares the target with what is shown (`Difference`) and asks the guards (`objection`). When one has
//             to ask the person, the target waits (`ParkedTarget`) until `resume`; when something else was committed
//             meanwhile, `decideAnew` works it out again.
//           → `commit` takes the target's changes over, begins the work of what came, ends what left, and tells its callers.
// `transaction` … `complete` → `tell` (Navigation+Transitions) tells observers once the outermost transaction ends; its cause
// is what set that one off, as a tap. When they have all heard, and what they did has been told, too, followers hear of it once:
// each window's `Presenter` (Hosting), which gives its host the picture.
extension Navigation {
  /// What calls are about: the target that is being made, else what is shown.
  var nodesForCalls: any NodeSource {
    if case .making(let target) = callMeaning { target } else { shown }
  }

  var isMaking: Bool { if case .making = callMeaning { true } else { false } }

  func perform(_ act: Act) throws(Refusal) -> Permission { try perform(act, first: act.change) }

  /// Does what an act wants, or asks who minds.
  ///
  /// - Parameter first: leads to the target the first time, when that differs.
  /// - Throws: what is in the way; then nothing that is shown has changed.
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
    var agreed: [Guard] = []
    switch callMeaning {
    case .making(let target):
      try first(target)
      target.onNothing.append(act.onNothing)
      return .allowed
    // A handler that leaves more on the way asks only who wasn't asked yet.
    case .committing(let earlier): agreed = earlier
    case .idle, .handling: break
    }
    return decide(try make(Target(act, self, version), first), agreed)
  }

  /// Works the target out.
  private func make(
    _ target: Target,
    _ change: (Target) throws(Refusal) -> Void
  ) throws(Refusal) -> Target {
    let outer = callMeaning
    callMeaning = .making(target)
    var refusal: Refusal?
    do throws(Refusal) { try change(target) } catch { refusal = error }
    callMeaning = outer
    guard let refusal else { return target }
    discard(target, tellsCallers: false)
    throw refusal
  }

  /// Does what the guards say to the difference.
  private func decide(_ target: Target, _ agreed: [Guard]) -> Permission {
    let difference = Difference(target, from: shown)
    guard let objection = objection(to: target, difference, agreed) else {
      commit(target, difference, agreed)
      return .allowed
    }
    guard parked == nil, let ask = objection.ask else {
      discard(target)
      return .denied
    }
    // No second prompt; and the target waits, made beside what is shown.
    parked = ParkedTarget(
      target: target,
      askingGuard: objection.askingGuard,
      agreed: agreed,
      leaving: objection.leaving
    )
    ask { [weak self, weak target] isAllowed in
      guard let self, let target, let parked, parked.target === target else { return }
      resume(parked, isAllowed: isAllowed)
    }
    return .asking
  }

  /// The guard that was asked about a target has its answer.
  private func resume(_ parked: ParkedTarget, isAllowed: Bool) {
    self.parked = nil
    parked.askingGuard.withdraw = nil
    let target = parked.target
    if isAllowed {
      let agreed = parked.agreed + [parked.askingGuard]
      guard decideAnew(target, agreed) == .denied else { return }
    } else {
      discard(target)
    }
    vetoed(parked.leaving)
  }

  /// Whoever waits for what is parked waits no more: the prompt goes, too.
  func withdrawParked(of owner: AnyObject) {
    guard let parked, parked.target.act.owner === owner else { return }
    let withdraw = parked.askingGuard.withdraw
    parked.askingGuard.withdraw = nil
    transaction(.program) { withdraw?() }
  }

  /// Goes on with a target; when something has changed since, it is worked out anew.
  private func decideAnew(_ target: Target, _ agreed: [Guard]) -> Permission {
    guard target.version != version else { return decide(target, agreed) }
    let anew = Target(target.act, self, version)
    if let premade = target.premade { anew.keepForRetry(premade) }
    discard(target, keeping: target.premade?.id, tellsCallers: false)
    do throws(Refusal) { return decide(try make(anew, target.act.change), agreed) } catch {
      target.act.onNothing()
      return .denied
    }
  }

  /// From here on nothing can fail.
  private func commit(
    _ target: Target,
    _ difference: Difference,
    _ agreed: [Guard]
  ) {
    guard !target.isEmpty else {
      if target.isFilled { restorationProblems = target.problems }
      return discard(target, tellsCallers: false)
    }
    transaction(target.act.cause) {
      touch()
      remember(target, difference)
      let trails = trails(of: difference.leaving)
      take(target, difference)
      let outer = callMeaning
      callMeaning = .committing(agreed: agreed)
      for node in difference.coming { node.beginWork() }
      for state in target.states { state() }
      // Setting the states of what stays may have failed, too.
      if target.isFilled { restorationProblems = target.problems }
      prompts += target.prompts
      // Whoever was given work or a state may have looked.
      laidTree = nil
      end(target, difference.leaving, trails)
      let followUps = target.followUps
      releaseUnused(of: target, keeping: difference.coming)
      for (flow, way) in followUps { follow(way, in: flow) }
      callMeaning = outer
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
    // What was asked for its state before may have looked.
    laidTree = nil
    guard let parked, parked.target !== target else { return }
    // What waits is worked out anew when it is answered; until then it holds nothing of what may leave.
    discard(parked.target, keeping: parked.target.premade?.id, tellsCallers: false)
  }

  /// Ends what has left, the topmost first, and tells whoever started a flow, once. The tree is right already: handlers
  /// may do what they like.
  private func end(_ target: Target, _ leaving: [Node], _ trails: [NodeID: LeakWatch.Trail]) {
    var ends = target.ends
    for node in leaving {
      switch node.content {
      case .screen(let screen, let viewModel):
        screen.end()
        if let trail = node.parent.flatMap({ trails[$0] }) {
          leakWatch.track(viewModel, trail, at: node.address.components)
        }
      case .flow(let flow, let coordinator):
        // Before the end is told: a handler may start anew.
        if node.id == .root { device.end() }
        let reason = target.reasons[node.id] ?? .parentEnded
        if let index = ends.firstIndex(where: { $0.flow === flow }) {
          flow.end(ends.remove(at: index).deliver)
        } else {
          flow.end { flow.cancelled?(reason) }
        }
        if let coordinator, let trail = trails[node.id] {
          leakWatch.track(coordinator, trail, at: nil)
        }
      }
    }
    // These came and went within the target.
    for (flow, deliver) in ends {
      if flow.id == .root { device.end() }
      flow.end(deliver)
    }
  }

  /// Lets go of a target: what was made for it has begun nothing, and nobody hears of its end.
  ///
  /// - Parameter tellsCallers: whether those who wait for the act's end are told that it has come to nothing.
  func discard(_ target: Target, keeping kept: NodeID? = nil, tellsCallers: Bool = true) {
    let onNothing = target.onNothing
    for content in target.empty(keeping: kept) { letGo(content) }
    if tellsCallers { for action in onNothing { action() } }
  }

  /// Lets go of what a target that was committed has made and doesn't show.
  private func releaseUnused(of target: Target, keeping coming: [Node]) {
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

  private func trails(of leaving: [Node]) -> [NodeID: LeakWatch.Trail] {
    var result: [NodeID: LeakWatch.Trail] = [:]
    for node in leaving {
      guard let id = node.flow == nil ? node.parent : node.id, result[id] == nil,
        let flow = shown[id]
      else { continue }
      result[id] = LeakWatch.Trail(flows: shown.names(of: id), start: shown.address(of: flow))
    }
    return result
  }

  /// A gate was passed: its flow goes on.
  private func follow(_ way: Onward, in flow: NodeID) {
    guard let core = shown[flow]?.flow else { return }
    var act = Act(.link) { target throws(Refusal) in try target.follow(way, in: flow) }
    act.isFollowUp = true
    let permission = core.performOrReport(act, at: way.address.text)
    // A flow whose only place was the gate shows nothing now, and can't be left by anybody.
    guard permission == .denied, let node = shown[flow], node.parent != nil,
      shown.top(of: node) == nil
    else { return }
    _ = core.cancel(.removed, .program, asks: false)
  }
}

extension Node {
  /// It is shown: its work begins.
  fileprivate func beginWork() {
    switch content {
    case .screen(let screen, _): screen.scope.begin()
    case .flow(let flow, _): flow.scope.begin()
    }
  }
}
