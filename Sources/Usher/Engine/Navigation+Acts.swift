// Every change of what is shown takes this way:
//
// `perform` → `make` runs the act against a `Target`. Coordinators run and don't notice: everything they show is added
//             to the target, and their calls return `.allowed`. A failure here has changed nothing.
//           → `decide` compares the target with what is shown (`Difference`) and asks the guards (`objection`). If a
//             guard has to ask the person, the target waits (`ParkedTarget`) until `resume`. If something else was
//             committed meanwhile, `decideAnew` makes the target again.
//           → `commit` applies the target's changes, begins the work of the nodes that came, ends the nodes that left,
//             and tells their callers.
// `transaction` … `complete` → `tell` (Navigation+Transitions) calls the observers when the outermost transaction ends.
// The transition has the cause of that transaction, for example a tap. When all observers have been called, also for
// the transitions that they caused, the followers are called once: each window's `Presenter` (Hosting), which gives its
// host the picture.
extension Navigation {
  /// The nodes that a flow's call finds now: those of the target that is being made, otherwise the shown ones.
  var nodesForCalls: any NodeSource {
    if case .making(let target) = callMeaning { target } else { shown }
  }

  var isMaking: Bool { if case .making = callMeaning { true } else { false } }

  func perform(_ act: Act) throws(Refusal) -> Permission { try perform(act, first: act.change) }

  /// Performs an act, if the guards allow it; a guard may need time to decide.
  ///
  /// - Parameter first: changes the target when it is made for the first time. A target that is made again uses the
  ///   act's own `change`.
  /// - Returns: `.asking` if the act waits for the answer of a guard.
  /// - Throws: the reason why the act can't be performed. Then nothing that is shown has changed.
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
    // If a handler that is told of a flow's end makes more screens leave, only guards that haven't agreed are asked.
    case .committing(let earlier): agreed = earlier
    case .idle, .handling: break
    }
    return decide(try make(Target(act, self, version), first), agreed)
  }

  /// Runs `change` against an empty target, and returns the target. If it throws, the target is discarded.
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

  /// Asks the guards. Then commits the target if they allow it, discards it if one denies it, or parks it until one has
  /// decided.
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
    // Only one target can wait for a guard. It is complete, but isn't shown.
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

  /// Continues with a parked target after its guard has answered.
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

  /// Withdraws the parked target together with its guard's prompt, if `owner` waits for its act. Called when the owner
  /// doesn't wait any more.
  func withdrawParked(of owner: AnyObject) {
    guard let parked, parked.target.act.owner === owner else { return }
    let withdraw = parked.askingGuard.withdraw
    parked.askingGuard.withdraw = nil
    transaction(.program) { withdraw?() }
  }

  /// Asks the remaining guards about a target. If something was committed after the target was made, makes the target
  /// again first.
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

  /// Shows the target: from now on its tree is the tree of the window. Nothing can fail from here on.
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
      // Restoring the states of nodes that stay may have added problems.
      if target.isFilled { restorationProblems = target.problems }
      prompts += target.prompts
      // Work that began or a state that was restored may have read the tree, which was laid out too early by that.
      laidTree = nil
      end(target, difference.leaving, trails)
      let followUps = target.followUps
      releaseUnused(of: target, keeping: difference.coming)
      for (flow, way) in followUps { follow(way, in: flow) }
      callMeaning = outer
    }
  }

  /// Applies the target's changes to the shown nodes.
  private func take(_ target: Target, _ difference: Difference) {
    for (id, node) in target.changes {
      guard let node else { continue }
      if node.flow != nil {
        transition?.flows.insert(id)
      } else if shown[id] != nil, let parent = node.parent {
        // A shown screen can change only its address.
        shown[parent]?.flow?.laid = LaidStack()
        transition?.flows.insert(parent)
      }
    }
    transition?.coming += difference.coming.lazy.filter { $0.screen != nil }.map(\.id)
    shown.apply(target.changes)
    version += 1
    // The app's code that gives a state to save may have read the tree, which was laid out too early by that.
    laidTree = nil
    guard let parked, parked.target !== target else { return }
    // The parked target is made again when its guard answers. Until then it must not keep nodes that may leave.
    discard(parked.target, keeping: parked.target.premade?.id, tellsCallers: false)
  }

  /// Ends the nodes that left, the topmost first, and tells the caller of each flow once. The tree is complete
  /// already, so the app's handlers may make any call.
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
        // Before the end is told, because a handler may start the window again.
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
    // These flows came and ended within the target.
    for (flow, deliver) in ends {
      if flow.id == .root { device.end() }
      flow.end(deliver)
    }
  }

  /// Releases a target. The nodes that were made for it have begun no work, and their ends aren't told.
  ///
  /// - Parameters:
  ///   - kept: the node that isn't released; `nil` to release all.
  ///   - tellsCallers: whether the callers that wait for the act are told that it has come to nothing.
  func discard(_ target: Target, keeping kept: NodeID? = nil, tellsCallers: Bool = true) {
    let onNothing = target.onNothing
    for content in target.empty(keeping: kept) { letGo(content) }
    if tellsCallers { for action in onNothing { action() } }
  }

  /// Releases the nodes that were made for a committed target but aren't in its tree.
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

  /// After a gate was passed, shows the place that the gate kept.
  private func follow(_ way: Onward, in flow: NodeID) {
    guard let core = shown[flow]?.flow else { return }
    var act = Act(.link) { target throws(Refusal) in try target.follow(way, in: flow) }
    act.isFollowUp = true
    let permission = core.performOrReport(act, at: way.address.text)
    // If the place can't be shown and the gate was the flow's only node, the flow shows nothing. The person couldn't
    // leave such a flow, so it ends.
    guard permission == .denied, let node = shown[flow], node.parent != nil,
      shown.top(of: node) == nil
    else { return }
    _ = core.cancel(.removed, .program, asks: false)
  }
}

extension Node {
  /// Begins the work of a node that is shown now.
  fileprivate func beginWork() {
    switch content {
    case .screen(let screen, _): screen.scope.begin()
    case .flow(let flow, _): flow.scope.begin()
    }
  }
}
