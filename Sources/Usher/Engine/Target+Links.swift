// Makes a target follow an address. The app's coordinators are asked to show the routes, and make the screens.
extension Target {
  /// Makes a flow show the route at an address. Nodes that are on the way to the route and are shown already stay.
  ///
  /// The coordinator shows the missing routes one after the other, those with the shorter addresses first. If it shows
  /// a gate instead of one of them, this ends, and the gate keeps the address.
  ///
  /// - Throws: ``Refusal/notFound(_:)`` when no route has the address, or the coordinator doesn't show it.
  func lead(_ flow: NodeID, along address: RouteComponents) throws(Refusal) {
    // The flow has shown a gate when it started.
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

  /// Whether the first node of a flow stays. It leaves if the first step has the same segments but other values.
  private func isBeginning(of flow: Node, kept steps: [LinkStep]) -> Bool {
    guard let first = flow.stack.first.flatMap({ self[$0] }), let step = steps.first else {
      return false
    }
    return step.fits(first) || !step.isAtPlace(of: first)
  }

  /// Whether the route at the start of a flow uses a value of a query.
  private func takes(_ query: [RouteComponents.QueryItem], _ flow: FlowCore) -> Bool {
    guard !query.isEmpty else { return false }
    var address = RouteComponents()
    address.query = query
    guard let match = try? flow.erased?.match(address) else { return false }
    return match.rest.query != query
  }

  /// Asks the coordinator to show a step, unless the step is on top already.
  ///
  /// - Returns: whether to go on with the next step; `false` if the coordinator showed a gate.
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

  /// Shows another route, the gate, in place of the wanted one. The node that the coordinator shows for the gate keeps
  /// the wanted place, to show it once the gate is passed.
  ///
  /// - Throws: ``Refusal/ignored(_:)`` with `gateNotShown` when the coordinator shows no node for the gate, or with
  ///   `ended` when the flow has ended.
  func redirect(_ flow: FlowCore, to gate: some Route, onward: RouteComponents) throws(Refusal) {
    guard let before = self[flow.id], let erased = flow.erased else { throw .ignored(.ended) }
    var way = Onward(address: onward, isLink: false)
    if let leading, leading.flow == flow.id { way = Onward(address: leading.onward, isLink: true) }
    let (outer, count) = (leading, ends.count)
    // A gate that is shown already stays: it only goes on to another place.
    if before.stack.last.flatMap({ self[$0] })?.address.route != AnyHashable(gate) {
      leading = nil
      erased.show(AnyHashable(gate))
      leading = outer
    }
    if let last = self[flow.id]?.stack.last,
      !before.stack.contains(last) || self[last]?.address.route == AnyHashable(gate)
    {
      update(last) { $0.onward = way }
      gates[flow.id] = last
    } else if ends.count > count, !act.isFollowUp {
      // The gate was passed before its `start()` returned, for example by a stored password.
      followUps.append((flow.id, way))
      // The id of the root stands for a gate that is gone already.
      gates[flow.id] = .root
    } else {
      throw .ignored(.gateNotShown)
    }
  }

  /// Changes the place that is shown once a gate is passed to the goal of a link or of a snapshot.
  func goOn(from gate: NodeID, of flow: NodeID, to address: RouteComponents) {
    let way = Onward(address: address, isLink: true)
    if gate != .root {
      update(gate) { $0.onward = way }
    } else if let index = followUps.lastIndex(where: { $0.flow == flow }) {
      followUps[index].way = way
    }
  }

  /// Passes the gate of a flow: takes the gate off, and shows the place that it kept.
  ///
  /// - Throws: the reason why this isn't possible, for example that the flow has no gate.
  func proceed(_ flow: FlowCore) throws(Refusal) {
    guard let node = self[flow.id] else { throw .ignored(.ended) }
    guard let gate = node.stack.last(where: { self[$0]?.onward != nil }),
      let onward = self[gate]?.onward
    else { throw .ignored(.noGate) }
    remove(gate, .removed)
    gates[flow.id] = nil
    try follow(onward, in: flow.id)
  }

  /// Shows the place that a gate kept.
  ///
  /// - Throws: ``Refusal/notFound(_:)`` when the coordinator has no route for it or doesn't show it.
  func follow(_ way: Onward, in flow: NodeID) throws(Refusal) {
    guard !way.isLink else { return try lead(flow, along: way.address) }
    guard let erased = self[flow]?.flow?.erased, let route = erased.route(at: way.address.text)
    else {
      throw .notFound(way.address.text)
    }
    erased.show(route)
  }

  /// Selects all tabs that a flow is in.
  func select(_ flow: NodeID) {
    guard let node = self[flow], let parent = node.parent else { return }
    if self[parent]?.tabs.contains(flow) == true { update(parent) { $0.selectedTab = flow } }
    select(parent)
  }
}
