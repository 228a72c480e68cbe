extension FlowCore {
  func add(
    at route: some Route,
    _ placement: Placement,
    isSidebar: Bool = false,
    _ make: (Screen) -> some ViewModel
  ) {
    guard let navigation else { return }
    if navigation.isRestoring {
      return restoreScreen(at: route, isSidebar: isSidebar, navigation, make)
    }
    if !placement.isModal, let sidebar = coveredSidebar {
      return showBeside(sidebar, at: route, navigation, make)
    }
    guard canShow(route) else { return }
    if isSidebar, !elements.isEmpty { report(.sidebarNotFirst, at: route.components.text) }
    navigation.transaction(.program) {
      let element = makeElement(
        at: route,
        placement,
        navigation.makeID(),
        isSidebar: isSidebar,
        isSeen: wouldBeSeen(at: insertionIndex(placement)),
        navigation,
        make
      )
      elements.insert(element, at: insertionIndex(placement))
    }
  }

  func report(_ kind: Misuse.Kind, at path: String) {
    navigation?.onMisuse?(Misuse(kind: kind, flows: names, path: path))
  }

  /// The sidebar that the person acts on though something is over it in the stack.
  var coveredSidebar: Element? {
    guard let source = navigation?.activeSource, let element = elements.first(where: \.isSidebar),
      element.id == source, elements.last !== element
    else { return nil }
    return element
  }

  /// What the person chooses in a sidebar takes the place of all that is beside it.
  private func showBeside(
    _ sidebar: Element,
    at route: some Route,
    _ navigation: Navigation,
    _ make: (Screen) -> some ViewModel
  ) {
    guard !hasEnded, let index = elements.firstIndex(where: { $0 === sidebar }) else { return }
    let next = elements[index + 1]
    if next.route == AnyHashable(route), next.child == nil {
      // It is there already: only what was pushed over it goes.
      guard elements.last !== next else { return }
      _ = leave(Array(elements[(index + 2)...]), .program) { [weak self, id = next.id] in
        guard let self, let next = elements.first(where: { $0.id == id }) else { return false }
        transaction(.program) { self.remove(after: next, .removed) }
        return true
      }
      return
    }
    navigation.transaction(.program) {
      let element = makeElement(
        at: route,
        .horizontal,
        navigation.makeID(),
        isSeen: wouldBeSeen(inPlaceOf: Array(elements[(index + 1)...])),
        navigation,
        make
      )
      let permission = leaveBeside(sidebar) {
        $0.elements.append(element)
      } otherwise: {
        $0.discard(element)
      }
      if permission == .denied { discard(element) }
    }
  }

  /// Takes off what is beside a sidebar, after its guards have agreed, and goes on in the same
  /// transaction.
  func leaveBeside(
    _ sidebar: Element,
    then show: @escaping (FlowCore) -> Void,
    otherwise: @escaping (FlowCore) -> Void = { _ in }
  ) -> Permission {
    let index = elements.firstIndex { $0 === sidebar }.map { $0 + 1 } ?? elements.count
    return leave(Array(elements[index...]), .program) { [weak self, id = sidebar.id] in
      guard let self, let sidebar = elements.first(where: { $0.id == id }) else { return false }
      transaction(.program) {
        self.remove(after: sidebar, .removed)
        show(self)
      }
      return true
    } otherwise: { [weak self] in
      if let self { otherwise(self) }
    }
  }

  private func restoreScreen(
    at route: some Route,
    isSidebar: Bool,
    _ navigation: Navigation,
    _ make: (Screen) -> some ViewModel
  ) {
    guard !hasEnded, let place = takeExpected(route, isChild: false) else { return }
    let element = makeElement(
      at: route,
      place.placement,
      EntryID(place.id),
      isSidebar: isSidebar,
      isSeen: false,
      navigation,
      make
    )
    if case .screen(_, let viewModel) = element.content {
      restore(viewModel, place.state, at: place.path)
    }
    elements.append(element)
  }

  func replaceLast(at route: some Route, _ make: (Screen) -> some ViewModel) {
    guard let navigation, !hasEnded else { return }
    guard let last = elements.last, !navigation.isRestoring else {
      return add(at: route, .horizontal, make)
    }
    guard navigation.mayTransition(in: self), last.route != AnyHashable(route) else { return }
    navigation.transaction(.program) {
      let element = makeElement(
        at: route,
        last.placement,
        navigation.makeID(),
        isSeen: wouldBeSeen(inPlaceOf: [last]),
        navigation,
        make
      )
      let permission = leave([last], .program) { [weak self, id = last.id] in
        guard let self, let last = elements.last, last.id == id else { return false }
        transaction(.program) {
          // The old one leaves after the new one is there: the flow is never empty in between.
          self.elements.append(element)
          self.remove(last, .removed)
        }
        return true
      } otherwise: { [weak self] in
        self?.discard(element)
      }
      if permission == .denied { discard(element) }
    }
  }

  func readdress(_ id: EntryID, to route: some Route) {
    guard !hasEnded, let element = elements.first(where: { $0.id == id }),
      element.route != AnyHashable(route)
    else { return }
    transaction(.program) { element.readdress(to: route) }
  }

  func discard(_ element: Element) {
    guard case .screen(let screen, let viewModel) = element.content else { return }
    screen.end()
    navigation?.track(ended: viewModel, of: self, at: trail(of: element))
  }

  func pop(_ cause: Cause) -> Permission {
    guard let last = elements.last else { return .denied }
    guard elements.count > 1 || !tabs.isEmpty else {
      return parent == nil ? .denied : cancel(.removed, cause)
    }
    return leave([last], cause) { [weak self, id = last.id] in
      guard let self, let last = elements.last, last.id == id else { return false }
      transaction(cause) { self.remove(last, .removed) }
      return true
    }
  }

  func popToStart(_ cause: Cause) -> Permission {
    guard let first = elements.first, elements.count > 1 else { return .denied }
    return leave(Array(elements.dropFirst()), cause) { [weak self, id = first.id] in
      guard let self, !hasEnded, let first = elements.first, first.id == id else { return false }
      transaction(cause) { self.remove(after: first, .removed) }
      return true
    }
  }

  /// Ends the flow without a result, after its guards have agreed.
  func cancel(_ reason: Cancellation, _ cause: Cause) -> Permission {
    guard !hasEnded else { return .denied }
    return leave(elements + tabs, cause, endsFlow: true) { [weak self] in
      guard let self, !hasEnded else { return false }
      end(reason)
      return true
    }
  }

  private func leave(
    _ elements: [Element],
    _ cause: Cause,
    endsFlow: Bool = false,
    perform: @escaping () -> Bool,
    otherwise: @escaping () -> Void = {}
  ) -> Permission {
    guard let navigation else { return perform() ? .allowed : .denied }
    let below = (endsFlow ? place : elements.first).flatMap {
      (endsFlow ? parent : self)?.address(without: $0)
    }
    // By name: a question may be open for long, and must keep nothing that has left meanwhile.
    let ids = Set(elements.map(\.id))
    return navigation.leave(Leaving(cause: cause, destination: below?.text)) { [weak self] in
      guard let self, !hasEnded else { return [] }
      let leaving = (self.elements + tabs).filter { ids.contains($0.id) }
      return guards(leaving: leaving, endsFlow: endsFlow)
    } perform: {
      perform()
    } otherwise: {
      otherwise()
    }
  }

  /// Whether something may be shown at `route` now: see ``Flow/push(at:_:)``.
  func canShow(_ route: some Route) -> Bool {
    guard !hasEnded, let navigation, navigation.mayTransition(in: self) else { return false }
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
    _ id: EntryID,
    isSidebar: Bool = false,
    isSeen: Bool,
    _ navigation: Navigation,
    _ make: (Screen) -> some ViewModel
  ) -> Element {
    let screen = Screen(
      id: id,
      scope: navigation.makeScope(),
      device: device,
      presence: Presence(isActive: isSeen),
      navigation: navigation,
      flow: self
    )
    let viewModel = make(screen)
    return Element(
      id: screen.id,
      route: route,
      placement: placement,
      content: .screen(screen, viewModel),
      isSidebar: isSidebar
    )
  }
}
