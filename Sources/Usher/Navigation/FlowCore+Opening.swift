/// What following an address would change in one flow.
struct OpeningPlan {
  /// What would leave, bottom to top.
  var leaving: [Element] = []
  /// The tab that would be hidden by another.
  var hiding: Element?
  /// The child that goes on with the rest of the address, and stays.
  var next: (flow: FlowCore, rest: RouteComponents)?
}

extension FlowCore {
  /// Shows what the first part of an address names, and lets the child that is there show the rest.
  ///
  /// What the flow shows already and is on the way stays; the rest leaves, and the missing routes
  /// are shown in turn, those of the shorter addresses first.
  func open<R: Route>(
    _ address: RouteComponents,
    as type: R.Type,
    show: (R) -> Void
  ) throws(RouteError) {
    let match = try R.longestMatch(address)
    if tabs.isEmpty {
      let targets = match.parents + [match.route]
      let shared = sharedCount(targets)
      let kept = max(shared, min(1, elements.count))
      remove(after: kept == 0 ? nil : elements[kept - 1], .link)
      for (index, target) in targets.enumerated().dropFirst(shared) where !shows(target) {
        let isOnTheWay = index + 1 < targets.count || !match.rest.isEmpty
        showOnTheWay(isOnTheWay) { show(target) }
      }
    } else {
      remove(after: nil, .link)
      showOnTheWay(!match.rest.isEmpty) { show(match.route) }
    }
    guard let place = elements.last ?? selected, place.route == AnyHashable(match.route) else {
      throw .notFound(address.text)
    }
    if let opener = place.child?.opener {
      guard !match.rest.isEmpty || place.child?.elements.count != 1 else { return }
      try opener(match.rest)
    } else if !match.rest.isEmpty {
      throw .notFound(address.text)
    }
  }

  private func showOnTheWay(_ isOnTheWay: Bool, _ show: () -> Void) {
    if let navigation { navigation.showingWhatIsCovered(isOnTheWay, show) } else { show() }
  }

  /// What ``open(_:as:show:)`` would take off, without doing it.
  func plan<R: Route>(
    _ address: RouteComponents,
    as type: R.Type
  ) throws(RouteError) -> OpeningPlan {
    let match = try R.longestMatch(address)
    var plan = OpeningPlan()
    var place: Element?
    if tabs.isEmpty {
      let targets = match.parents + [match.route]
      let shared = sharedCount(targets)
      let kept = max(shared, min(1, elements.count))
      plan.leaving = Array(elements.dropFirst(kept))
      if shared == targets.count { place = elements[shared - 1] }
    } else {
      plan.leaving = elements
      place = tabs.first { $0.route == AnyHashable(match.route) }
      if let selected, selected !== place { plan.hiding = selected }
    }
    guard let place else { return plan }
    if let child = place.child {
      plan.next = (child, match.rest)
    } else if !match.rest.isEmpty {
      throw .notFound(address.text)
    }
    return plan
  }

  /// Fails when an address leads nowhere, as far as that is known before anything is made.
  func check(_ address: RouteComponents) throws(RouteError) {
    guard let next = try planner?(address).next, !next.rest.isEmpty else { return }
    try next.flow.check(next.rest)
  }

  /// The guards on the way to an address.
  func leaving(for address: RouteComponents) -> [Guard] {
    guard let plan = try? planner?(address) else { return [] }
    var result: [Guard] = guards(leaving: plan.leaving, endsFlow: false)
    if let hidden = plan.hiding { result += guards(leaving: [hidden], endsFlow: false) }
    guard let next = plan.next, !next.rest.isEmpty || next.flow.elements.count != 1 else {
      return result
    }
    return result + next.flow.leaving(for: next.rest)
  }

  private func sharedCount(_ targets: [some Route]) -> Int {
    zip(elements, targets).prefix { $0.route == AnyHashable($1) }.count
  }

  private func shows(_ route: some Route) -> Bool {
    elements.last?.route == AnyHashable(route)
  }
}
