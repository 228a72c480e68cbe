// Fills a target from a snapshot.
extension Target {
  /// Makes a flow show the content of a snapshot. The nodes that are also in the snapshot stay, the others leave, and
  /// the coordinator is asked to show the missing ones. Tabs are made by the app's code; a snapshot only fills them.
  ///
  /// - Parameter changesStates: whether the nodes that stay also get the snapshot's states.
  func fill(_ id: NodeID, with snapshot: Snapshot.FlowSnapshot, changesStates: Bool) {
    // The flow shows a gate: once the gate is passed, the flow goes on to the snapshot's content.
    if let gate = gates[id] {
      if gate == .root { return goOn(from: gate, of: id, to: snapshot.goal) }
      return update(gate) { $0.onward = snapshot.onward }
    }
    guard let node = self[id] else { return }
    let kept = zip(node.stack, snapshot.places).prefix { isSame($0, as: $1) }.count
    cut(id, to: kept, .removed)
    for (child, place) in zip(node.stack.prefix(kept), snapshot.places) {
      fill(child, with: place, changesStates: changesStates)
    }
    var missing: [Snapshot.Place] = []
    for place in snapshot.tabs {
      guard let tab = node.tabs.first(where: { isTab($0, at: place) }) else {
        missing.append(place)
        continue
      }
      fill(tab, with: place, changesStates: changesStates)
    }
    if changesStates, navigation.shown[id] != nil, let state = snapshot.state {
      states.append { [weak self] in self?.restoreCoordinator(of: id, state) }
    }
    showStored(Array(snapshot.places.dropFirst(kept)), in: id)
    for place in missing { report(.place, at: place.path, in: id) }
    guard let selected = snapshot.tabs.first(where: { $0.id == snapshot.selectedTab }),
      let tab = node.tabs.first(where: { isTab($0, at: selected) })
    else { return }
    update(id) { if $0.tabs.contains(tab) { $0.selectedTab = tab } }
  }

  /// Makes a flow show stored places, bottom to top, over its present nodes.
  func showStored(_ places: [Snapshot.Place], in id: NodeID) {
    guard !places.isEmpty, let erased = self[id]?.flow?.erased else { return }
    let (outer, led) = (stored[id], leading)
    defer { (stored[id], leading) = (outer, led) }
    for place in places {
      stored[id] = .next(place)
      leading = places.last.map { (id, $0.goal) }
      let count = self[id]?.stack.count ?? 0
      if let route = erased.route(at: place.path) { erased.show(route) }
      guard gates[id] == nil else { return }
      // A child that could show nothing has ended, and its problem has been reported.
      if ends.contains(where: { $0.flow.id.number == place.id }) { continue }
      guard let node = self[id], node.stack.count == count + 1, let last = node.stack.last,
        self[last]?.address.text == place.path, (self[last]?.flow != nil) == (place.flow != nil)
      else {
        if self[id] != nil { report(.place, at: place.path, in: id) }
        return
      }
      if let onward = place.onward { update(last) { $0.onward = Onward(onward) } }
    }
  }

  private func fill(_ child: NodeID, with place: Snapshot.Place, changesStates: Bool) {
    guard let node = self[child] else { return }
    switch node.content {
    case .screen(_, let viewModel):
      guard changesStates, navigation.shown[child] != nil, let parent = node.parent else { return }
      states.append { [weak self, weak viewModel] in
        guard let viewModel else { return }
        self?.restore(viewModel, place.state, at: place.path, in: parent)
      }
    case .flow:
      // A flow that was made for this target was filled when it started.
      guard let flow = place.flow, navigation.shown[child] != nil else { return }
      fill(child, with: flow, changesStates: changesStates)
    }
  }

  // MARK: Finding the stored place of a node

  /// Returns the stored place for a node that a flow adds now: the first one with the same address that no node has
  /// yet. `nil` when there is none, or the flow isn't filled from a snapshot.
  func stored(
    _ address: RouteAddress,
    isChild: Bool,
    isTab: Bool = false,
    in flow: NodeID
  ) -> Snapshot.Place? {
    let places: [Snapshot.Place]
    switch stored[flow] {
    case .starting(let snapshot): places = isTab ? snapshot.tabs : snapshot.places
    case .next(let place): places = isTab ? [] : [place]
    case nil: return nil
    }
    return places.first { place in
      place.path == address.text && (place.flow != nil) == isChild && self[NodeID(place.id)] == nil
        && navigation.shown[NodeID(place.id)] == nil
    }
  }

  /// Whether a node that a flow adds at this address is the stored place to be shown next.
  func isNext(_ address: RouteAddress, in flow: NodeID) -> Bool {
    if case .next(let place) = stored[flow] { place.path == address.text } else { false }
  }

  /// - Parameters:
  ///   - error: the decoder's error.
  ///   - type: the type whose state can't be read.
  func report(
    _ code: RestorationProblem.Code,
    at path: String,
    in flow: NodeID,
    _ error: (any Error)? = nil,
    of type: Any.Type? = nil
  ) {
    problems.append(
      RestorationProblem(
        code,
        flows: names(of: flow),
        path: path,
        type: type.map { "\($0)" },
        error: error
      )
    )
  }

  func restore(_ viewModel: any ViewModel, _ state: String?, at path: String, in flow: NodeID) {
    guard let state, let restorable = viewModel as? any Restorable else { return }
    // An equal state isn't set, because setting it would look like a change.
    if (try? restorable.encodedState()) == state { return }
    do {
      try restorable.restore(state)
    } catch {
      report(.state, at: path, in: flow, error, of: type(of: viewModel))
    }
  }

  func restoreCoordinator(of flow: NodeID, _ state: String) {
    guard let coordinator = (self[flow] ?? navigation.shown[flow])?.coordinator as? any Restorable
    else { return }
    do {
      try coordinator.restore(state)
    } catch {
      report(.state, at: "", in: flow, error, of: type(of: coordinator))
    }
  }

  private func isSame(_ id: NodeID, as place: Snapshot.Place) -> Bool {
    guard let node = self[id] else { return false }
    return id.number == place.id && node.address.text == place.path
      && node.placement == place.placement && (node.flow != nil) == (place.flow != nil)
  }

  private func isTab(_ id: NodeID, at place: Snapshot.Place) -> Bool {
    self[id]?.address.text == place.path && place.flow != nil
  }
}

extension Snapshot.Place {
  /// The address of the content of this place, within the flow around it; for a gate, the address that it leads on to.
  var goal: RouteComponents {
    if let onward { return Onward(onward).address }
    let own = RouteComponents(stored: path)
    return flow.map { own.appending($0.goal) } ?? own
  }
}

extension Onward {
  fileprivate init(_ way: Snapshot.Place.Way) {
    self.init(address: RouteComponents(stored: way.path), isLink: way.isLink)
  }
}

extension Snapshot.FlowSnapshot {
  /// The place to show once a gate in front of this whole flow is passed.
  fileprivate var onward: Onward {
    if let way = places.last?.onward { return Onward(way) }
    return Onward(address: goal, isLink: true)
  }

  var goal: RouteComponents {
    (places.last ?? tabs.first { $0.id == selectedTab })?.goal ?? RouteComponents()
  }
}
