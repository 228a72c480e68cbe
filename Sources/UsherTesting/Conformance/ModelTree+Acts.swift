import Usher

// Typing and taps, sidebars, Escape, closing, Forward, gates, and work that is cancelled.
extension ModelTree {
  // MARK: On a screen

  /// Returns whether the person can act on a screen: the one on top, or the sidebar beside it.
  func isActive(_ number: Int) -> Bool {
    guard prompts.isEmpty, let start = layerStarts.last else { return false }
    let layer = visible[start...]
    if layer.last?.number == number { return true }
    return hasRoom && layer.first?.isSidebar == true && layer.first?.number == number
  }

  /// Taps the button on a screen: pushes another screen, or in a sidebar shows the detail beside it.
  mutating func tap(_ screen: Screen, _ n: Int) {
    let flow = screen.chain.last ?? 0
    guard screen.isSidebar, let sidebar = sidebarIndex(in: flow) else {
      return show(.screen(n: n), in: flow)
    }
    let places = places(of: flow)
    if places.count > sidebar + 1, places[sidebar + 1][0] == 0,
      let detail = all.first(where: { $0.number == places[sidebar + 1][1] }),
      detail.route == .screen(n: n), detail.placement == .push
    {
      // The detail is there already: only the screens above it leave.
      guard places.count > sidebar + 2 else { return }
      return leave(.above(flow: flow, index: sidebar + 1))
    }
    guard !isThere(.screen(n: n), in: flow) else { return }
    leave(.detail(flow: flow, with: takeScreenNumber(), n: n))
  }

  func sidebarIndex(in flow: Int) -> Int? {
    places(of: flow).firstIndex { place in
      place[0] == 0 && all.first { $0.number == place[1] }?.isSidebar == true
    }
  }

  mutating func showDetail(_ number: Int, _ n: Int, in flow: Int, _ going: [Screen]) {
    let screen = Screen(
      number: number,
      route: .screen(n: n),
      chain: chain(of: flow),
      placement: .push
    )
    remove(going)
    let position = position(in: flow, .push)
    edit(flow) { $0.insert(screen, at: position) }
  }

  // MARK: Escape and closing

  /// Presses Escape: answers the prompt with No, or dismisses the sheet on top.
  mutating func escape() {
    guard prompts.isEmpty else { return answer(false) }
    if isSheetOnTop, let first = topLayer { leave(.from(first.number)) }
  }

  /// Whether Escape has an effect. Each prompt has a button that cancels.
  var canEscape: Bool { !prompts.isEmpty || isSheetOnTop }

  /// Whether the layer on top is a sheet.
  var isSheetOnTop: Bool {
    layerStarts.dropFirst().last.map { placement(ofLayerAt: $0) == .sheet } ?? false
  }

  /// The screen that begins the layer on top.
  var topLayer: Screen? { layerStarts.last.map { visible[$0] } }

  private func placement(ofLayerAt start: Int) -> Placement {
    let screen = visible[start]
    if screen.placement.isModal { return screen.placement }
    let earlier = Set(visible[..<start].flatMap(\.chain))
    let modal = screen.chain.last { !earlier.contains($0) && flows[$0]?.placement.isModal == true }
    return modal.flatMap { flows[$0]?.placement } ?? .push
  }

  /// Closes the window.
  mutating func close() {
    // The ends of tabs aren't reported.
    for (flow, it) in flows where it.slot >= 0 { ends[flow] = false }
    flows = [:]
    stacks = [[]]
    (selected, over, prompts, leaving, gesture, isClosed) = (0, [], [], nil, nil, true)
  }

  // MARK: Forward

  /// Goes forward: shows again the screens from before the person went back. New screens and flows get new numbers.
  mutating func goForward() {
    guard let before = past.popLast() else { return }
    var renamed: [Int: Int] = [:]
    var renumbered: [Int: Int] = [:]
    func again(_ list: [Screen], _ now: [Screen], _ model: inout ModelTree) -> [Screen] {
      list.map { screen in
        if let known = now.first(where: { $0.number == screen.number }) { return known }
        let chain = screen.chain.map { flow -> Int in
          if flow == 0 || model.flows[flow] != nil { return flow }
          if let known = renamed[flow] { return known }
          let new = model.nextFlow
          model.nextFlow += 1
          renamed[flow] = new
          if let old = before.flows[flow] {
            model.flows[new] = Flow(
              input: old.input,
              placement: old.placement,
              slot: old.slot,
              parent: renamed[old.parent] ?? old.parent
            )
          }
          return new
        }
        var copy = Screen(
          number: model.takeScreenNumber(),
          route: screen.route,
          chain: chain,
          placement: screen.placement,
          isSidebar: screen.isSidebar
        )
        (copy.text, copy.onward) = (screen.text, screen.onward)
        renumbered[screen.number] = copy.number
        return copy
      }
    }
    let (stack, list) = (stacks[selected], over)
    stacks[selected] = again(before.stacks[selected], stack, &self)
    over = again(before.over, list, &self)
    // The states further forward contain the screens with their new numbers.
    past = past.map { $0.renaming(renumbered, renamed) }
  }

  /// Returns the same state with other numbers for screens and flows.
  private func renaming(_ screens: [Int: Int], _ flows: [Int: Int]) -> ModelTree {
    func renamed(_ screen: Screen) -> Screen {
      var copy = Screen(
        number: screens[screen.number] ?? screen.number,
        route: screen.route,
        chain: screen.chain.map { flows[$0] ?? $0 },
        placement: screen.placement,
        isSidebar: screen.isSidebar
      )
      (copy.answer, copy.text, copy.onward) = (screen.answer, screen.text, screen.onward)
      return copy
    }
    var copy = self
    copy.stacks = stacks.map { $0.map(renamed) }
    copy.over = over.map(renamed)
    copy.flows = [:]
    for (number, flow) in self.flows {
      copy.flows[flows[number] ?? number] = Flow(
        input: flow.input,
        placement: flow.placement,
        slot: flow.slot,
        parent: flows[flow.parent] ?? flow.parent
      )
    }
    copy.past = []
    return copy
  }

  // MARK: Gates

  /// Shows the sign-in screen instead of a route that requires a sign-in.
  mutating func showGate(onward: Onward, in flow: Int) {
    let before = self
    let gate = ConformanceRoute.screen(n: ConformanceCoordinator.signIn)
    show(gate, in: flow)
    guard route(ofLast: flow) == gate, let place = places(of: flow).last else {
      self = before
      return
    }
    change(place[1]) { $0.onward = onward }
  }

  /// Signs in: removes the sign-in screen, and its flow goes on.
  mutating func passGate(in flow: Int) {
    isSignedIn = true
    let gate = places(of: flow).reversed().compactMap { place in
      place[0] == 0 ? all.first { $0.number == place[1] } : nil
    }
    .first { $0.onward != nil }
    guard let gate, let onward = gate.onward else { return }
    // No guard is asked, and the flow doesn't end, although it may show nothing for a moment.
    edit(flow) { list in
      guard let index = list.firstIndex(where: { $0.number == gate.number }) else { return }
      list.remove(at: index)
    }
    switch onward {
    case .route(let route): show(route, in: flow)
    case .link(let parts):
      if let plan = linkPlan(parts, from: flow) { follow(plan, plan.leaving) }
    }
    remove([gate])
  }

  // MARK: Work

  mutating func awaitChild(_ n: Int, _ placement: Placement, in flow: Int) {
    let child = nextFlow
    start(n, placement, in: flow)
    if flows[child] != nil { works.append((flow, .child(child))) }
  }

  mutating func awaitAnswer(in flow: Int) { works.append((flow, .prompt(ask(by: flow)))) }

  /// Removes work whose flow, child or prompt is gone: it has ended.
  mutating func endWorks() {
    works = works.filter { flow, awaited in
      guard isLiving(flow) else { return false }
      return switch awaited {
      case .child(let child): flows[child] != nil
      case .prompt(let number): prompts.contains { $0.number == number }
      }
    }
  }

  /// Cancels the newest work of a flow, with the child or prompt that the work waits for.
  mutating func cancelWork(of flow: Int) {
    endWorks()
    guard let index = works.lastIndex(where: { $0.flow == flow }) else { return }
    switch works.remove(at: index).awaited {
    case .child(let child): end(child, finished: false)
    case .prompt(let number): prompts.removeAll { $0.number == number }
    }
  }
}
