// Makes a target follow an address. Coordinators show the routes; nothing here shows a screen itself.
extension Target {
  /// Makes a flow show the route at an address. Nodes that are shown already and on the way to the route stay.
  ///
  /// The coordinator shows the missing routes in turn, those with the shorter addresses first. A gate on the way
  /// stops this; it keeps the rest of the way.
  ///
  /// - Throws: ``Refusal/notFound(_:)`` when no route has the address, or the coordinator doesn't show it.
  func lead(_ flow: NodeID, along address: RouteComponents) throws(Refusal) {
    // The flow has answered by a gate when it started.
    if let gate = gates[flow] {
      if !address.isEmpty { goOn(from: gate, of: flow, to: address) }
      return
    }
    guard let node = self[flow], let erased = node.flow?.erased else {
      throw .notFound(address.text)
    }
    let steps: [LinkStep]
    let rest: RouteComponents
    do throws(RouteError) { (steps, rest) = try erased.match(address) } catch {
      throw .notFound(address.text)
    }
    guard let goal = steps.last else { throw .notFound(address.text) }
    if node.tabs.isEmpty {
      let shared = zip(node.stack, steps).prefix { $1.fits(self[$0]) }.count
      cut(flow, to: max(shared, isBeginning(of: node, kept: steps) ? 1 : 0), .link)
      for (index, step) in steps.enumerated().dropFirst(shared) {
        guard
          try follow(step, of: erased, in: flow, isOnTheWay: index + 1 < steps.count, rest, address)
        else { return }
      }
    } else {
      cut(flow, to: 0, .link)
      guard try follow(goal, of: erased, in: flow, isOnTheWay: false, rest, address) else { return }
    }
    guard let now = self[flow], let next = top(of: now), next.address.route == goal.route else {
      throw .notFound(address.text)
    }
    guard let child = next.flow else {
      guard rest.segments.isEmpty else { throw .notFound(address.text) }
      return
    }
    if rest.segments.isEmpty, self[child.id]?.stack.count == 1, !takes(rest.query, child) { return }
    try lead(child.id, along: rest)
  }

  /// Whether the first node of a flow stays: unless the first step is at its place with other values.
  private func isBeginning(of flow: Node, kept steps: [LinkStep]) -> Bool {
    guard let first = flow.stack.first.flatMap({ self[$0] }), let step = steps.first else {
      return false
    }
    return step.fits(first) || !step.isAtPlace(of: first)
  }

  /// Whether a flow's first route uses a value of a query.
  private func takes(_ query: [RouteComponents.QueryItem], _ flow: FlowCore) -> Bool {
    guard !query.isEmpty else { return false }
    var address = RouteComponents()
    address.query = query
    guard let match = try? flow.erased?.match(address) else { return false }
    return match.rest.query != query
  }

  /// Shows a step, unless it is on top already.
  ///
  /// - Returns: whether the next step follows; `false` after a gate.
  private func follow(
    _ step: LinkStep,
    of erased: any AnyCoordinator,
    in flow: NodeID,
    isOnTheWay: Bool,
    _ rest: RouteComponents,
    _ address: RouteComponents
  ) throws(Refusal) -> Bool {
    guard let node = self[flow] else { throw .notFound(address.text) }
    if let last = node.stack.last, step.fits(self[last]) { return true }
    let (outer, wasSeen) = (leading, isSeen)
    leading = (flow, address)
    isSeen = isSeen && !isOnTheWay && rest.isEmpty
    erased.show(step.route)
    (leading, isSeen) = (outer, wasSeen)
    return gates[flow] == nil
  }

  /// Answers a route by another one, the gate: the node that the coordinator shows for it keeps the place to go on
  /// to.
  func redirect(_ flow: FlowCore, to gate: some Route, onward: RouteComponents) throws(Refusal) {
    guard let before = self[flow.id], let erased = flow.erased else { throw .ignored(.ended) }
    var way = Onward(address: onward, isLink: false)
    if let leading, leading.flow == flow.id { way = Onward(address: leading.onward, isLink: true) }
    let (outer, count) = (leading, ends.count)
    leading = nil
    erased.show(AnyHashable(gate))
    leading = outer
    if let last = self[flow.id]?.stack.last,
      !before.stack.contains(last) || self[last]?.address.route == AnyHashable(gate)
    {
      update(last) { $0.onward = way }
      gates[flow.id] = last
    } else if ends.count > count, !act.isFollowUp {
      // The gate was passed before its `start()` returned, for example by a stored password.
      followUps.append((flow.id, way))
      // The root stands for a gate that is gone already.
      gates[flow.id] = .root
    } else {
      throw .ignored(.gateNotShown)
    }
  }

  /// Changes the place that a gate leads on to: to the goal of a link or of a stored state.
  func goOn(from gate: NodeID, of flow: NodeID, to address: RouteComponents) {
    let way = Onward(address: address, isLink: true)
    if gate != .root {
      update(gate) { $0.onward = way }
    } else if let index = followUps.lastIndex(where: { $0.flow == flow }) {
      followUps[index].way = way
    }
  }

  /// Passes the gate of a flow: takes it off, and goes on to the place that it kept.
  func proceed(_ flow: FlowCore) throws(Refusal) {
    guard let node = self[flow.id] else { throw .ignored(.ended) }
    guard let gate = node.stack.last(where: { self[$0]?.onward != nil }),
      let onward = self[gate]?.onward
    else { throw .ignored(.noGate) }
    remove(gate, .removed)
    gates[flow.id] = nil
    try follow(onward, in: flow.id)
  }

  /// Goes on to the place that a gate kept.
  func follow(_ way: Onward, in flow: NodeID) throws(Refusal) {
    guard !way.isLink else { return try lead(flow, along: way.address) }
    guard let erased = self[flow]?.flow?.erased, let route = erased.route(at: way.address.text)
    else {
      throw .notFound(way.address.text)
    }
    erased.show(route)
  }

  /// Selects the tabs around a flow.
  func select(_ flow: NodeID) {
    guard let node = self[flow], let parent = node.parent else { return }
    if self[parent]?.tabs.contains(flow) == true { update(parent) { $0.selectedTab = flow } }
    select(parent)
  }
}
