extension FlowCore {
  func add(at route: some Route, _ placement: Placement, _ make: (Screen) -> some ViewModel) {
    guard let navigation, canShow(route) else { return }
    navigation.transaction(.program) {
      let element = makeElement(at: route, placement, navigation, make)
      elements.insert(element, at: insertionIndex(placement))
    }
  }

  func replaceLast(at route: some Route, _ make: (Screen) -> some ViewModel) {
    guard let navigation, !hasEnded else { return }
    guard let last = elements.last else { return add(at: route, .horizontal, make) }
    guard navigation.mayTransition, last.route != AnyHashable(route) else { return }
    navigation.transaction(.program) {
      let element = makeElement(at: route, last.placement, navigation, make)
      // The old one leaves after the new one is there: the flow is never empty in between.
      elements.append(element)
      remove(last, .removed)
    }
  }

  /// Whether something may be shown at `route` now: see ``Flow/push(at:_:)``.
  func canShow(_ route: some Route) -> Bool {
    guard !hasEnded, let navigation, navigation.mayTransition else { return false }
    return elements.last?.route != AnyHashable(route)
  }

  /// A push goes below the child flows that cover this flow: it is not theirs.
  func insertionIndex(_ placement: Placement) -> Int {
    guard !placement.isModal else { return elements.count }
    var index = elements.count
    while index > 0, elements[index - 1].child != nil, elements[index - 1].placement.isModal {
      index -= 1
    }
    return index
  }

  private func makeElement(
    at route: some Route,
    _ placement: Placement,
    _ navigation: Navigation,
    _ make: (Screen) -> some ViewModel
  ) -> Element {
    let screen = Screen(
      id: navigation.makeID(),
      scope: navigation.makeScope(),
      navigation: navigation
    )
    let viewModel = make(screen)
    return Element(
      id: screen.id,
      route: route,
      placement: placement,
      content: .screen(screen, viewModel)
    )
  }
}
