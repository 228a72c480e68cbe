extension FlowCore {
  /// Makes this flow what a snapshot says: what is there already stays, the rest leaves, and what is
  /// missing is shown by the coordinator itself.
  ///
  /// - Parameter changesStates: whether also what stays gets the snapshot's state.
  func restore(_ state: Snapshot.FlowSnapshot, changesStates: Bool) {
    let kept = zip(elements, state.places).prefix { $0.isSame(as: $1) }.count
    remove(after: kept == 0 ? nil : elements[kept - 1], .removed)
    for (element, place) in zip(elements, state.places) {
      restore(element, place, changesStates: changesStates)
    }
    for tab in tabs {
      guard let place = state.tabs.first(where: { tab.isSame(as: $0) }) else { continue }
      restore(tab, place, changesStates: changesStates)
    }
    if changesStates, hasStarted { restoreCoordinator(state.state) }
    expected = Array(state.places.dropFirst(kept))
    expectedTabs = tabs.isEmpty ? state.tabs : []
    defer { (expected, expectedTabs) = ([], []) }
    begin()
    while let place = expected.first, !hasEnded {
      shower?(place.path)
      guard expected.first == place else { continue }
      navigation?.report(.place, at: place.path, in: self)
      expected = []
    }
    for tab in expectedTabs { navigation?.report(.place, at: tab.path, in: self) }
    if let selected = tabs.first(where: { $0.id.number == state.selectedTab }) {
      selectedTab = selected.id
    }
  }

  /// The coordinator's own state, before it starts.
  func restoreCoordinator(_ state: String?) {
    guard let state, let coordinator = coordinator as? any Restorable else { return }
    do { try coordinator.restore(state) } catch { navigation?.report(.state, at: "", in: self) }
  }

  /// Takes the place that the coordinator is to show next, if it is this one.
  func takeExpected(_ route: some Route, isChild: Bool, isTab: Bool = false) -> Snapshot.Place? {
    let path = route.components.text
    if isTab {
      return expectedTabs.firstIndex { $0.path == path }.map { expectedTabs.remove(at: $0) }
    }
    guard let place = expected.first, place.path == path, (place.flow != nil) == isChild else {
      return nil
    }
    expected.removeFirst()
    return place
  }

  private func restore(_ element: Element, _ place: Snapshot.Place, changesStates: Bool) {
    switch element.content {
    case .screen(_, let viewModel):
      if changesStates { restore(viewModel, place.state, at: place.path) }
    case .child(_, let flow):
      if let state = place.flow { flow.restore(state, changesStates: changesStates) }
    }
  }

  func restore(_ viewModel: any ViewModel, _ state: String?, at path: String) {
    guard let state, let restorable = viewModel as? any Restorable else { return }
    // Nothing is set that is the same already: it would look like a change.
    if (try? restorable.encodedState()) == state { return }
    do { try restorable.restore(state) } catch { navigation?.report(.state, at: path, in: self) }
  }
}

extension Element {
  func isSame(as place: Snapshot.Place) -> Bool {
    id.number == place.id && components.text == place.path && placement == place.placement
      && (child != nil) == (place.flow != nil)
  }
}
