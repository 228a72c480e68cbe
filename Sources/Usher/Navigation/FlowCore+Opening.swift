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
      let shared = zip(elements, targets).prefix { $0.route == AnyHashable($1) }.count
      let kept = max(shared, min(1, elements.count))
      remove(after: kept == 0 ? nil : elements[kept - 1], .link)
      for target in targets.dropFirst(shared) where !shows(target) { show(target) }
    } else {
      remove(after: nil, .link)
      show(match.route)
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

  private func shows(_ route: some Route) -> Bool {
    elements.last?.route == AnyHashable(route)
  }
}
